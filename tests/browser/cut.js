// What reaches out of the page to the side, or is cut off by what it stands in.
// A phone shows a page that is too wide smaller, and calls that its inner width.
const screen = document.documentElement.clientWidth;
const wide = document.scrollingElement.scrollWidth - screen;
const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
for (const part of document.body.querySelectorAll("*")) {
  if (!part.checkVisibility() || part.closest("svg, [aria-hidden=true]")) continue;
  const own = [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  for (const node of own) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.left < -1 || box.right > screen + 1) found.push(`outside: ${node.data}`);
    for (let around = part; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.right > edge.right + 1 || box.left < edge.left - 1) found.push(`cut: ${node.data}`);
    }
  }
}
return found;
