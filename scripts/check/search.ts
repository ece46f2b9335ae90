import fs from 'node:fs';
import path from 'node:path';

import {inspectKeywords, KEYWORDS_FILE} from '../../src/features/search/sources/writers-files';
import {type Finding, suggestion} from '../../src/lib/finding';
import {anchors} from '../../src/features/contract/anchors';
import {anchorsInCode, anchorsOf, anchorsOfApi} from './anchors';
import type {Check, CheckContext} from './context';
import {synonymFaults} from './synonyms';

/** Synonyms map to words that pages contain, and keywords to pages that exist. */
export const search: Check = {
  name: 'search',
  run: (context) => {
    const tree = path.join(context.root, 'docs');
    const {data: keywords = {}, findings} = inspectKeywords(tree);
    return {
      // Both search files are optional, so count the pages instead.
      looked: context.pages.length,
      findings: [...synonymFaults(context, tree), ...findings, ...lostPages(context, keywords)],
    };
  },
};

function lostPages(context: CheckContext, keywords: Readonly<Record<string, unknown>>): Finding[] {
  return Object.keys(keywords).flatMap((address): Finding[] => {
    const fault = faultOf(address, context);
    return fault
      ? [
          {
            file: `docs/${KEYWORDS_FILE}`,
            line: lineOf(context.root, address),
            column: 3,
            ...fault,
          },
        ]
      : [];
  });
}

/** What is wrong with an address in the keywords file; undefined if nothing is. */
function faultOf(
  address: string,
  context: CheckContext,
): Pick<Finding, 'message' | 'fix'> | undefined {
  const {root, pages} = context;
  const [route = '', anchor] = address.split('#');
  const among = (places: Iterable<string>): ReturnType<typeof faultOf> => {
    const known = [...places].map((place) => `${route}#${place}`);
    return known.includes(address)
      ? undefined
      : {message: `unknown search address ${address}`, fix: suggestion(address, known)};
  };
  if (route === '/api' && anchor !== undefined) {
    // A tag is not a search result itself, so its keywords would be lost.
    const group = anchors.group('');
    return among([...anchorsOfApi(root)].filter((place) => !place.startsWith(group)));
  }
  const page = pages.find((one) => one.route === route);
  if (page) {
    return anchor === undefined
      ? {message: `${route} has its own front matter`, fix: 'move the words to "keywords" there'}
      : among(anchorsOf(page, context));
  }
  const folder = path.join(root, 'src/pages', route);
  if (
    !ROUTES_OF_PLUGINS.has(route) &&
    !['', '.tsx', '/index.tsx'].some((end) => fs.existsSync(folder + end))
  ) {
    return {
      message: `no such page: ${route}`,
      fix: 'use the address of a page in src/pages, a section, or an entry of the API reference',
    };
  }
  return anchor === undefined ? undefined : among(anchorsInCode(route, root));
}

const ROUTES_OF_PLUGINS = new Set(['/api', '/changes', '/updates']);

function lineOf(root: string, route: string): number {
  const text = fs.readFileSync(path.join(root, 'docs', KEYWORDS_FILE), 'utf8');
  return text.split('\n').findIndex((line) => line.includes(`"${route}"`)) + 1;
}
