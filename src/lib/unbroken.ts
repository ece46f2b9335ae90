/**
 * A range with its unit, such as "€10–€100" or "1–2 days", and "e-mail": browsers would break the line after the dash.
 * `split` returns them at odd places.
 */
export const UNBROKEN = /([€$]?\d[\d.,]*–[€$]?[\d.,]*\d%?(?:\s\p{L}+)?|\b[Ee]-mail\w*)/u;
