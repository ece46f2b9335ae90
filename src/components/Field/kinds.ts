/** Characters that matter one by one: nothing may correct, translate or complete them. */
const VERBATIM = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  translate: 'no',
} as const;
/** Keeps password managers from offering to save or fill in what is not a password. */
const UNSAVED = {'data-1p-ignore': true, 'data-lpignore': 'true'} as const;

/** What browsers should know about the content of a field: its keyboard, autofill and correction. */
export const KINDS = {
  text: {},
  email: {type: 'email', autoComplete: 'email'},
  password: {type: 'password', autoCapitalize: 'none', spellCheck: false},
  /** A day of the calendar, as an ISO date. */
  day: {type: 'date'},
  /** An amount or rate, as people write it. */
  amount: {inputMode: 'decimal', autoComplete: 'off', spellCheck: false},
  /** A name that is looked up in a list. */
  lookup: {autoComplete: 'off', spellCheck: false},
  search: {type: 'search', autoComplete: 'off', spellCheck: false},
  /** A key, path, signature or message, read character by character. */
  code: {...VERBATIM, ...UNSAVED},
  /** The same, masked against onlookers. Not a password field, so no browser offers to save it. */
  secret: {...VERBATIM, ...UNSAVED},
} as const;
export type FieldKind = keyof typeof KINDS;
