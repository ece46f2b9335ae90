/** Pixels between the line and the edge of the list: its neighbours show that the list goes on. */
const ROOM = 48;

/** Scrolls a line of a list into view without scrolling the page. */
export function scrollWithin(list: Element, line: Element): void {
  const {top, bottom} = list.getBoundingClientRect();
  const {top: lineTop, bottom: lineBottom} = line.getBoundingClientRect();
  if (lineTop < top + ROOM) list.scrollTop -= top + ROOM - lineTop;
  if (lineBottom > bottom - ROOM) list.scrollTop += lineBottom - bottom + ROOM;
}
