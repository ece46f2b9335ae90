/**
 * A range with its unit, such as "€10–€100" or "1–2 days", "e-mail" and "6-digit": browsers would break the line after
 * the dash.
 * `split` returns them at odd places. Browsers may write other marks after a number than the build.
 */
export const UNBROKEN =
  /([€$]?\d[\d.,]*–[€$]?[\d.,]*\d[^\s,.;:)]*(?:\s\p{L}[^\s,.;:)]*)?|\b(?:[Ee]|\d[\d.,]*)-\p{L}+)/u;
