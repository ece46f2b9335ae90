/** Constants of the interface that the product specification gives. */

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
  /** Milliseconds; no retry waits longer. */
  longestDelay: 30_000,
  /** Milliseconds that unused data is kept. */
  keepUnused: 5 * 60 * 1000,
} as const;

export const comparison = {
  /** Share of a row that must be in view before it shows. */
  threshold: 0.3,
  /** Milliseconds between two rows. */
  stagger: 100,
} as const;
