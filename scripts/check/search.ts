import path from 'node:path';

import {anchors} from '@portal/contract';

import {pluginRoutes} from '../../src/config/navigation';
import {
  inspectKeywords,
  inspectSynonyms,
  KEYWORDS_FILE,
} from '../../src/features/search/sources/writers-files';
import {type Fault, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi} from './anchors';
import type {Check, CheckContext} from './context';

/** The files of synonyms and keywords are valid, and keywords belong to pages that exist. */
export const search: Check = {
  name: 'search',
  run: (context) => {
    const tree = path.join(context.root, 'docs');
    const {data: keywords = {}, findings, positionOf} = inspectKeywords(tree);
    const lost = Object.keys(keywords).flatMap((address) => {
      const fault = faultOf(address, context);
      return fault ? [{file: `docs/${KEYWORDS_FILE}`, ...positionOf([address]), ...fault}] : [];
    });
    return {
      // Both search files are optional, so count the pages instead.
      count: context.pages.length,
      findings: [...inspectSynonyms(tree).findings, ...findings, ...lost],
    };
  },
};

/** Validates an address in the keywords file. */
function faultOf(address: string, context: CheckContext): Fault | undefined {
  const {root, pages} = context;
  const [route = '', anchor] = address.split('#');
  const among = (places: Iterable<string>): Fault | undefined => {
    const known = [...places].map((place) => `${route}#${place}`);
    return known.includes(address)
      ? undefined
      : {message: `unknown search address "${address}"`, fix: suggestion(address, known)};
  };
  if (route === '/api' && anchor !== undefined) {
    // A tag is not a search result itself, so its keywords would be lost.
    const group = anchors.group('');
    return among([...anchorsOfApi(root)].filter((place) => !place.startsWith(group)));
  }
  const page = pages.find((one) => one.route === route);
  if (page) {
    if (anchor !== undefined) return among(anchorsOf(page, context));
    return page.file.startsWith('src/')
      ? undefined
      : {message: `${route} has its own front matter`, fix: 'move the words to "keywords" there'};
  }
  return pluginRoutes.some((each) => each === route) && anchor === undefined
    ? undefined
    : {
        message: `no such page: ${route}`,
        fix: 'use the address of a page in src/pages, a section, or an entry of the API reference',
      };
}
