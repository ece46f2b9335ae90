import {type OfflineLanguage, textOf} from './texts';

/** "21 November 2026 at 17:20", by the visitor's clock. */
export function keptTime(date: Date, {locale}: OfflineLanguage): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeStyle: 'short'}).format(date);
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
export function withNotice(
  html: string,
  date: Date | undefined,
  language: OfflineLanguage,
): string {
  const said = date
    ? textOf(language, 'notice.dated', {date: keptTime(date, language)})
    : textOf(language, 'notice.undated');
  const again = textOf(language, 'again');
  return html.replace(
    CONTENT,
    (content) =>
      `<aside aria-label="${textOf(language, 'notice.label')}" style="${STYLE}">${said} ` +
      `<a href="" style="color:inherit;text-decoration:underline">${again}</a></aside>${content}`,
  );
}
