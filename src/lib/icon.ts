/**
 * The address of an icon that stands in the page itself, between double quotes: a request less.
 *
 * @param svg without double quotes inside of values
 */
export function iconAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}`;
}
