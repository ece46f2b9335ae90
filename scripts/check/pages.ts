import type {Finding} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';

/** Front matter by the contract of its kind, readable Markdown, and one page to a route. */
export const pages: Check = {
  name: 'pages',
  run: ({pages: all}) => ({
    looked: all.length,
    findings: [...all.flatMap(({findings}) => findings), ...sharedRoutes(all)],
  }),
};

function sharedRoutes(all: readonly SourcePage[]): Finding[] {
  const first = new Map<string, string>();
  return all.flatMap(({route, shown}): Finding[] => {
    if (!route) return [];
    const other = first.get(route);
    first.set(route, other ?? shown);
    if (!other) return [];
    return [
      {
        file: shown,
        line: 1,
        column: 1,
        message: `the route ${route} is taken by ${other}`,
        mend: 'rename one of the files, or give it another slug',
      },
    ];
  });
}
