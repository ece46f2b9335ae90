/** Where the body begins: with what Docusaurus puts before the page, of which one is a script. */
const BEFORE_PAGE = /<body[^>]*>(?:(?!<div id=__docusaurus)[\s\S])*?(<script>[\s\S]*?<\/script>)/;
const STYLES = '<link rel=stylesheet ';

/**
 * Sets the colour scheme before the styles are asked for. A script behind them waits for them, and the
 * browser reads nothing of the page meanwhile: it would paint an empty one first.
 *
 * @throws Error where the script or the styles are not where they are known to be
 */
export function earlyScheme(html: string): string {
  const script = BEFORE_PAGE.exec(html)?.[1];
  if (!script || !html.includes(STYLES)) {
    throw new Error('A page has no script before its content, or no styles: see early-scheme.ts');
  }
  return html.replace(script, '').replace(STYLES, () => `${script}${STYLES}`);
}
