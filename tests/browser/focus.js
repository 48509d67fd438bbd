// Whether it is seen what has the keyboard.
const part = document.activeElement;
const style = getComputedStyle(part);
const box = part.getBoundingClientRect();
const marked = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
const seen = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const within = box.bottom > 0 && box.top < innerHeight && box.width > 0;
return marked && seen && within;
