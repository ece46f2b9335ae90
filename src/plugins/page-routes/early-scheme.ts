/** Where the body begins: with what Docusaurus puts before the page, of which one is a script. */
const BEFORE_PAGE = /<body[^>]*>(?:(?!<div id=__docusaurus)[\s\S])*?(<script>[\s\S]*?<\/script>)/;
const STYLES = '<link rel=stylesheet ';
const OPENING = '<script>';
const CLOSING = '</script>';
/** Where Docusaurus asks for the scheme that was chosen. */
const ASKS = 'return window.localStorage.getItem(';

/**
 * Where a choice can be stored. Only the site's scripts store one, and they leave a worker that answers
 * for the next pages: a page that comes without it, from elsewhere, is the first. It is asked about
 * all the same where there are no workers, or one may be on its way. Whether a worker answered is read
 * off the times of the page, for `navigator.serviceWorker` takes its time as well.
 */
const MAY_BE_STORED =
  '(page=>!page||page.workerStart||page.type!="navigate")(performance.getEntriesByType("navigation")[0])' +
  '||!("serviceWorker"in navigator)||document.referrer.startsWith(location.origin)';

/**
 * Sets the colour scheme before the styles are asked for. A script behind them waits for them, and the
 * browser reads nothing of the page meanwhile: it would paint an empty one first.
 *
 * Browsers open their storage when it is first asked, and the page waits for it: 9 to 22 ms in traces of
 * a first visit, which has nothing stored. So it is not asked then; the script that starts the others
 * asks later (`setScheme`), should something be there.
 *
 * @param leavesWorker whether the site's scripts leave a service worker
 * @throws Error where the script, its question or the styles are not where they are known to be
 */
export function earlyScheme(html: string, leavesWorker: boolean): string {
  const script = BEFORE_PAGE.exec(html)?.[1];
  if (!script?.includes(ASKS) || !html.includes(STYLES)) {
    throw new Error(
      'A page has no script before its content that asks for the scheme, or no styles: see early-scheme.ts',
    );
  }
  const code = script
    .slice(OPENING.length, -CLOSING.length)
    .replace(ASKS, ASKS.replace('return ', 'return mayBeStored()&&'));
  const early =
    `${OPENING}function setScheme(mayBeStored){${code}}` +
    `setScheme(()=>${leavesWorker ? MAY_BE_STORED : 'true'})${CLOSING}`;
  return html.replace(script, '').replace(STYLES, () => `${early}${STYLES}`);
}
