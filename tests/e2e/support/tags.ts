/** The end of the title of a test that only the full run needs, unless it belongs to the core (`npm test`). */
export const fullUnless = (core: boolean): string => (core ? '' : ' @full');
