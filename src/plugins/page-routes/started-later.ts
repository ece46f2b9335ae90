import {buildSync} from 'esbuild';

import {PAGE_ROUTE_ID, type PageRoute} from '../../client/page-route';

/** The script tags that Docusaurus writes into a page. */
const SCRIPT = /<script src=(\S+) defer><\/script>/g;

/** Starts the others: the same text in every page, known to the policy by one hash. */
const START = buildSync({
  entryPoints: [require.resolve('../../client/start/index.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2020',
})
  .outputFiles.map(({text}) => text.trim())
  .join('');

/**
 * A page whose scripts wait for a visitor: see `src/client/start`.
 *
 * @throws Error where the page has no scripts in the form that is known
 */
export function startedLater(html: string, route: Omit<PageRoute, 'scripts'>): string {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, source]) => (source ? [source] : []));
  if (scripts.length === 0) throw new Error('A page has no script tags to start later');
  // The end of a script block must not stand in it.
  const json = JSON.stringify({scripts, ...route}).replaceAll('<', '\\u003c');
  const blocks =
    `<script type=application/json id=${PAGE_ROUTE_ID}>${json}</script>` +
    `<script>${START}</script>`;
  return html.replace(SCRIPT, '').replace('</body>', () => `${blocks}</body>`);
}
