/** Maximum lengths in characters, generous enough for anything typed by hand; pasted text is never cut. */
export const MAX = {name: 100, email: 254, line: 200, password: 1000, text: 5000} as const;
