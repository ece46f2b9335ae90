/** A number with its noun: "1 page", "2 pages". For messages to writers; text for visitors is translated. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
