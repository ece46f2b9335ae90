import {PAGE_TITLES} from '../../src/config/navigation';
import {suggestion} from '../../src/lib/finding';
import type {Check} from './context';

/** Every update links to a page that exists. */
export const updates: Check = {
  name: 'updates',
  run(context) {
    const {pages, subjects} = context;
    const routes = [
      ...Object.keys(PAGE_TITLES),
      ...pages.flatMap(({route}) => (route ? [route] : [])),
    ];
    const all = subjects.filter(({kind}) => kind === 'update');
    const linked = pages.every(({readable}) => readable) ? all : [];
    return {
      looked: all.length,
      findings: linked
        .filter(({frontMatter: {link}}) => typeof link === 'string' && !routes.includes(link))
        .map(({shown, content, frontMatter: {link}}) => ({
          file: shown,
          line: content.split('\n').findIndex((line) => line.startsWith('link:')) + 1,
          column: 1,
          message: `"link" points to a page that does not exist: ${String(link)}`,
          fix: suggestion(String(link), routes),
        })),
    };
  },
};
