import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {ANY_PATH, NOT_FOUND, type PageRoute} from '../../client/page-route';
import {partChunks} from './part-chunks';
import {namesIn, siteRoutes} from './site-routes';
import {versionProps} from './version-props';

/** Of Docusaurus's manifest of the built scripts: what we read. */
interface Manifest {
  assets: Record<string, {js?: {file: string; publicPath: string}[]}>;
}

/** What a page says of itself; what its HTML names besides is added from there. */
export type OwnRoute = Omit<PageRoute, 'scripts' | 'styles'>;

/**
 * What each page has to tell its scripts.
 *
 * @param build folder with the built site
 * @param generated folder that Docusaurus generates its files into
 * @param lazyChunks chunks that every page may ask for later
 * @returns the route of a page by its path; of paths without a page, that of the page for them.
 *   Throws where a part of a page was not built.
 */
export function pageRoutes(
  build: string,
  generated: string,
  lazyChunks: Iterable<string>,
): (page: string) => OwnRoute {
  const steps = siteRoutes(generated);
  const {modules, sources} = partChunks(path.join(build, 'assets/js'));
  const withOwnProps = versionProps(generated, sources);
  const {assets} = JSON.parse(
    fs.readFileSync(path.join(generated, 'client-manifest.json'), 'utf8'),
  ) as Manifest;
  const id = buildId(assets);
  const lazy = [...lazyChunks];

  return (page) => {
    const route = withOwnProps(
      steps.get(page) ?? steps.get(`${page}/`) ?? steps.get(ANY_PATH) ?? [],
    );
    const names = new Set(route.flatMap(({parts}) => namesIn(parts)));
    const own = Object.fromEntries(
      [...names].map((name) => {
        const part = modules[name];
        if (!part) throw new Error(`${page}: its part ${name} was not built`);
        return [name, part] as const;
      }),
    );
    const ownChunks = Object.values(own).flatMap(([, ...chunks]) => chunks);
    const scriptsOf = (chunk: string | number) => {
      const asset = assets[chunk];
      if (!asset) throw new Error(`${page}: its chunk ${chunk} was not built`);
      // The chunk of the style sheet has none.
      return asset.js ?? [];
    };
    return {
      build: id,
      own: [...new Set(ownChunks.flatMap(scriptsOf).map(({publicPath}) => publicPath))],
      steps: route,
      modules: own,
      files: Object.fromEntries(
        [...new Set([...lazy, ...ownChunks])].flatMap((chunk) =>
          scriptsOf(chunk).map(({file}) => [chunk, file] as const),
        ),
      ),
    };
  };
}

/** The component that draws a page within its layouts, by the name of its part. */
export function componentOf({steps}: Pick<PageRoute, 'steps'>): string {
  const component = steps.at(-1)?.parts['__comp'];
  return typeof component === 'string' ? component : NOT_FOUND;
}

/** Changes whenever a script does. */
function buildId(assets: Manifest['assets']): string {
  const files = Object.values(assets).flatMap(({js = []}) => js.map(({file}) => file));
  return crypto.createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
}
