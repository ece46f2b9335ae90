import type {RouteIndex} from '../serve/routes';

/** Requests that all get the same status. */
export interface Kind {
  name: string;
  status: number;
  /** Paths as a client sends them. */
  paths: string[];
}

/**
 * What visitors and others ask of a build: its pages, its other files, its paths written otherwise,
 * and paths that it does not have.
 *
 * @throws Error when the build has nothing of a kind
 */
export function kindsOf(routes: RouteIndex): Kind[] {
  const all = [...routes.values()].map((route) => encodeURI(route)).sort();
  const isFile = (route: string): boolean => /\.\w+$/.test(route);
  const pages = all.filter((route) => !isFile(route));
  const kinds = [
    {name: 'pages', status: 200, paths: pages},
    {name: 'files', status: 200, paths: all.filter(isFile)},
    {
      name: 'redirects',
      status: 301,
      paths: pages.flatMap((route) => (route === '/' ? [] : [`${route}/`, route.toUpperCase()])),
    },
    {name: 'missing', status: 404, paths: pages.map((route) => `${route.replace(/\/$/, '')}/none`)},
  ];
  for (const {name, paths} of kinds) {
    if (paths.length === 0) throw new Error(`The build has nothing to ask for: ${name}`);
  }
  return kinds;
}
