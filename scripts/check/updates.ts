import {PAGE_TITLES} from '../../src/config/navigation';
import {suggestion} from '../../src/lib/suggest';
import type {Check} from './context';

/** An update leads to a page that exists. */
export const updates: Check = {
  name: 'updates',
  run({pages}) {
    const routes = [
      ...Object.keys(PAGE_TITLES),
      ...pages.flatMap(({route}) => (route ? [route] : [])),
    ];
    const all = pages.filter(({kind}) => kind === 'update');
    return {
      looked: all.length,
      findings: all
        .filter(({frontMatter: {link}}) => typeof link === 'string' && !routes.includes(link))
        .map(({shown, content, frontMatter: {link}}) => ({
          file: shown,
          line: content.split('\n').findIndex((line) => line.startsWith('link:')) + 1,
          column: 1,
          message: `"link" leads to no page: ${String(link)}`,
          mend: suggestion(String(link), routes),
        })),
    };
  },
};
