/** Results that the search box shows; the page /search has the others. */
export const BOX_LIMIT = 7;
/** So many come first, because fewer files are waited for: as many as fit above a keyboard. */
export const FIRST_LIMIT = 3;
