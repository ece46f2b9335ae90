/** User interface constants from the product specification. */

/** Times in milliseconds. */
export const tooltip = {openDelay: 700, skipDelay: 300} as const;

export const toast = {
  visible: 3,
  /** Milliseconds. */
  duration: 4000,
  /** CSS pixels. */
  width: 356,
} as const;

export const fetching = {
  retries: 3,
  /** Milliseconds before the first retry; each further one waits twice as long. */
  firstDelay: 1000,
  /** Upper limit of that wait, in milliseconds. */
  longestDelay: 30_000,
  /** Milliseconds for which unused data is kept. */
  keepUnused: 5 * 60 * 1000,
} as const;

export const comparison = {
  /** Share of a row that must be in view before it appears. */
  threshold: 0.3,
  /** Milliseconds between two rows. */
  stagger: 100,
} as const;
