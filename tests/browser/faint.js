// Texts that stand out too little from what they stand on: by the contrast of WCAG 2.
const channels = (color) => (color.match(/[\d.]+/g) || []).map(Number);
const bright = (channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]) => 0.2126 * bright(r) + 0.7152 * bright(g) + 0.0722 * bright(b);
const solid = (color) => { const [, , , a = 1] = channels(color); return a > 0.99; };
function ground(part) {
  for (let around = part; around; around = around.parentElement) {
    const color = getComputedStyle(around).backgroundColor;
    if (solid(color)) return color;
  }
  return null;
}
const found = [];
for (const part of document.body.querySelectorAll("*")) {
  const own = [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own || !part.checkVisibility({ opacityProperty: true })) continue;
  if (part.closest(".screen")) continue; // its theme is looked at where screens are made
  const style = getComputedStyle(part);
  const behind = ground(part);
  if (!behind) continue; // over another picture
  const letters = part.closest("svg") ? style.fill : style.color;
  const [a, b] = [luminance(channels(letters)), luminance(channels(behind))];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  if (contrast < (large ? 3 : 4.5)) found.push(`${contrast.toFixed(2)}: ${part.textContent.trim()}`);
}
return found;
