import path from 'node:path';

import {pluginRoutes} from '../../src/config/navigation';
import {anchors} from '../../src/features/contract/anchors';
import {wordsOf} from '../../src/features/search/engine/words';
import {
  inspectKeywords,
  inspectSynonyms,
  KEYWORDS_FILE,
  type Synonym,
  SYNONYMS_FILE,
} from '../../src/features/search/sources/writers-files';
import type {InspectedFile} from '../../src/lib/data-file';
import {type Fault, type Finding, nearest, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi} from './anchors';
import {type Check, type CheckContext, seesAll} from './context';

/** Synonyms map to words that pages contain, and keywords to pages that exist. */
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
      findings: [...synonymFaults(context, tree), ...findings, ...lost],
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

const SHOWN = `docs/${SYNONYMS_FILE}`;

type PositionOf = InspectedFile<unknown>['positionOf'];

/** Findings in the synonyms: meanings that no page contains, and words that add nothing. */
function synonymFaults(context: CheckContext, tree: string): Finding[] {
  const {data: records = [], findings, positionOf} = inspectSynonyms(tree);
  return [
    ...findings,
    ...(seesAll(context) ? unknownMeanings(records, positionOf, stemsOf(context)) : []),
    ...redundantWords(records, positionOf),
  ];
}

function unknownMeanings(
  records: readonly Synonym[],
  positionOf: PositionOf,
  known: ReadonlyMap<string, string>,
): Finding[] {
  return records.flatMap(({means}, index): Finding[] => {
    const missing = wordsOf(means).find(({stem, stop}) => !stop && !known.has(stem));
    if (!missing) return [];
    const near = nearest(missing.surface, [...known.values()]);
    return [
      {
        file: SHOWN,
        ...positionOf([index, 'means']),
        message: `no page contains "${missing.surface}", so the synonym finds nothing`,
        fix: near ? `write "${near}"` : 'use a word that articles contain',
      },
    ];
  });
}

/** The search stems words, so "fees" already finds what "fee" finds. */
function redundantWords(records: readonly Synonym[], positionOf: PositionOf): Finding[] {
  const first = new Map<string, string>();
  return records.flatMap(({words, means}, record) =>
    words.flatMap((word, index): Finding[] => {
      const meaning = stemsIn(means);
      const key = `${stemsIn(word)} > ${meaning}`;
      const other = stemsIn(word) === meaning ? means : first.get(key);
      if (other === undefined) {
        first.set(key, word);
        return [];
      }
      return [
        {
          file: SHOWN,
          ...positionOf([record, 'words', index]),
          message: `the search already treats "${word}" and "${other}" as the same`,
          fix: `remove "${word}"`,
        },
      ];
    }),
  );
}

function stemsIn(text: string): string {
  return wordsOf(text)
    .map(({stem}) => stem)
    .join(' ');
}

/** Every word of the content, by stem. */
function stemsOf({pages}: CheckContext): Map<string, string> {
  return new Map(
    pages.flatMap(({content}) =>
      wordsOf(content).map(({stem, surface}): [string, string] => [stem, surface]),
    ),
  );
}
