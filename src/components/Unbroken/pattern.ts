/**
 * What stays on one line: a range with its unit, such as "€10–€100" or "1–2 days", "e-mail", "two-factor" and "6-digit", after whose
 * dash browsers would break the line, and a telephone number. `split` returns them at odd places. The component finds
 * them in text of components, the remark plugin in Markdown.
 */
export const UNBREAKABLE =
  /([€$]?\d[\d.,]*–[€$]?[\d.,]*\d[^\s,.;:)]*(?:\s\p{L}[^\s,.;:)]*)?|\b(?:[Ee]|[Tt]wo|\d[\d.,]*)-\p{L}+|\+\d+(?:\s\d+)+)/u;
