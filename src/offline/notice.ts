const LOCALE = 'en-GB';

/** "21 November 2026 at 17:20", by the visitor's clock. */
export function keptTime(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {dateStyle: 'long', timeStyle: 'short'}).format(date);
}

/** Where the page's own content begins; what stands before it is not touched by its scripts. */
const CONTENT = /<div id="?__docusaurus"?/;

/** Colours of the page's own tokens. A style of its own is all that the policy allows here. */
const STYLE = [
  'padding:.6rem 1rem',
  'font-size:.9375rem',
  'text-align:center',
  'color:var(--ink)',
  'background:var(--accent-soft)',
  'border-bottom:1px solid var(--line-strong)',
].join(';');

/**
 * A kept page with a line that says so: prices may have changed since.
 *
 * @param date when the page was sent; left out where that is not known
 */
export function withNotice(html: string, date: Date | undefined): string {
  const since = date ? ` of ${keptTime(date)}` : '';
  return html.replace(
    CONTENT,
    (content) =>
      `<aside aria-label="Kept copy" style="${STYLE}">There was no answer from the network. You are ` +
      `reading the copy${since} kept on this device. <a href="" style="color:inherit;text-decoration:underline">Try again</a></aside>${content}`,
  );
}
