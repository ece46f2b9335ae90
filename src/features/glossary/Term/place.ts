/** CSS pixels between the word and its card, and between the card and the edge of the screen. */
const GAP = 6;
const EDGE = 12;

/**
 * Puts a card below a word, or above it where there is more room. The place is one of the page
 * and not of the screen, so that the card moves along when the page is scrolled.
 */
export function placeBeside(card: HTMLElement, word: HTMLElement): void {
  // A word that is broken across lines has a box for each of them.
  const boxes = [...(word.firstElementChild ?? word).getClientRects()];
  const first = boxes[0];
  const last = boxes.at(-1);
  if (!first || !last) return;
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = card.getBoundingClientRect();
  const below = clientHeight - last.bottom;
  const isBelow = below >= height + GAP + EDGE || below >= first.top;
  const box = isBelow ? last : first;
  const left = Math.max(EDGE, Math.min(box.left, clientWidth - width - EDGE));
  const top = isBelow ? box.bottom + GAP : box.top - height - GAP;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}
