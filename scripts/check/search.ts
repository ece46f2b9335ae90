import fs from 'node:fs';
import path from 'node:path';

import {wordsOf} from '../../src/search/engine/words';
import {inspectPageKeywords} from '../../src/search/sources/page-keywords';
import {inspectSynonyms, SEARCH_FOLDER, SYNONYMS_FILE} from '../../src/search/synonyms';
import type {Finding} from '../../src/lib/finding';
import {nearest, suggestion} from '../../src/lib/suggest';
import {anchors} from '../../src/contract/anchors';
import {anchorsOfApi} from './anchors';
import {seesAll, type Check, type CheckContext} from './context';

/** Synonyms lead to words that the content has, and keywords to pages that exist. */
export const search: Check = {
  name: 'search',
  run: (context) => {
    const tree = path.join(context.root, 'docs');
    const shown = `docs/${SEARCH_FOLDER}/${SYNONYMS_FILE}`;
    const {records, findings, positionOf} = inspectSynonyms(tree, shown);
    const known = stemsOf(context);
    const unknown = (seesAll(context) ? records : []).flatMap(({means}, index): Finding[] => {
      const missing = wordsOf(means).find(({stem, stop}) => !stop && !known.has(stem));
      if (!missing) return [];
      const near = nearest(missing.surface, [...known.values()]);
      return [
        {
          file: shown,
          ...positionOf([index, 'means']),
          message: `no page has the word "${missing.surface}", so nothing would be found`,
          mend: near ? `write "${near}"` : 'write a word of the articles',
        },
      ];
    });
    const pages = inspectPageKeywords(tree);
    return {
      // The words of every page are read; both files of the search may be missing.
      looked: context.pages.length,
      findings: [...findings, ...unknown, ...pages.findings, ...lostPages(context, pages.keywords)],
    };
  },
};

/** Every word of the content by its stem. */
function stemsOf({pages}: CheckContext): Map<string, string> {
  return new Map(
    pages.flatMap(({content}) =>
      wordsOf(content).map(({stem, surface}): [string, string] => [stem, surface]),
    ),
  );
}

function lostPages(
  {root, pages}: CheckContext,
  keywords: Readonly<Record<string, unknown>>,
): Finding[] {
  const inMarkdown = new Set(pages.map(({route}) => route));
  return Object.keys(keywords).flatMap((route): Finding[] => {
    const report = (message: string, mend: string): Finding[] => [
      {
        file: `docs/${SEARCH_FOLDER}/pages.json`,
        line: lineOf(root, route),
        column: 3,
        message,
        mend,
      },
    ];
    if (inMarkdown.has(route)) {
      return report(`${route} has front matter`, 'move its words to its "keywords"');
    }
    if (route.startsWith('/api#')) {
      // A group of operations is no result by itself, so its keywords would be lost.
      const known = [...anchorsOfApi(root)]
        .filter((anchor) => !anchor.startsWith(anchors.group('')))
        .map((anchor) => `/api#${anchor}`);
      return known.includes(route)
        ? []
        : report(`the search knows no ${route}`, suggestion(route, known));
    }
    const folder = path.join(root, 'src/pages', route);
    const exists = ['', '.tsx', '/index.tsx'].some((end) => fs.existsSync(folder + end));
    return exists || ROUTES_OF_PLUGINS.has(route)
      ? []
      : report(
          `there is no page ${route}`,
          'write the route of a page in src/pages, or a place in the API reference',
        );
  });
}

const ROUTES_OF_PLUGINS = new Set(['/api', '/changes', '/updates']);

function lineOf(root: string, route: string): number {
  const text = fs.readFileSync(path.join(root, 'docs', SEARCH_FOLDER, 'pages.json'), 'utf8');
  return text.split('\n').findIndex((line) => line.includes(`"${route}"`)) + 1;
}
