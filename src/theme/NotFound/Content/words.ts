/** Characters. People do not type longer paths. */
const MAX_LENGTH = 60;

/** The words of a path: `/help/sepa-fees.html` gives "help sepa fees". */
export function wordsInPath(pathname: string): string {
  return decoded(pathname)
    .replace(/\.\w{2,5}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
