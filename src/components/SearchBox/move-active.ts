/**
 * Where a key leads in the list of options.
 *
 * @returns undefined where the key is not for the list: Home and End belong to the text until
 *   an option is chosen
 */
export function moveActive(
  key: string,
  ids: readonly string[],
  active: string | undefined,
): string | undefined {
  const place = ids.indexOf(active ?? '');
  switch (key) {
    case 'ArrowDown':
      return ids[(place + 1) % ids.length];
    case 'ArrowUp':
      return ids.at(place <= 0 ? -1 : place - 1);
    case 'Home':
      return place < 0 ? undefined : ids[0];
    case 'End':
      return place < 0 ? undefined : ids.at(-1);
    default:
      return undefined;
  }
}
