/**
 * A range with its unit, such as "€10–€100" or "1–2 days", "e-mail" and "6-digit", after whose dash browsers would break
 * the line, and a telephone number.
 * `split` returns them at odd places. Browsers may write other marks after a number than the build.
 */
export const UNBROKEN =
  /([€$]?\d[\d.,]*–[€$]?[\d.,]*\d[^\s,.;:)]*(?:\s\p{L}[^\s,.;:)]*)?|\b(?:[Ee]|\d[\d.,]*)-\p{L}+|\+\d+(?:\s\d+)+)/u;
