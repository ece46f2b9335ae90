/** Scrolls a line of a list into view without scrolling the page. */
export function scrollWithin(list: Element, line: Element): void {
  const {top, bottom} = list.getBoundingClientRect();
  const {top: lineTop, bottom: lineBottom} = line.getBoundingClientRect();
  if (lineTop < top) list.scrollTop -= top - lineTop;
  if (lineBottom > bottom) list.scrollTop += lineBottom - bottom;
}
