import {wordsOf} from '../../src/features/search/engine/words';
import {
  SEARCH_FOLDER,
  type Synonym,
  SYNONYMS_FILE,
  synonymsSchema,
} from '../../src/features/search/sources/writers-files';
import {type Finding, nearest} from '../../src/lib/finding';
import {seesAll, type CheckContext} from './context';
import {inspectFile, type InspectedFile} from './writers-file';

const FILE = `${SEARCH_FOLDER}/${SYNONYMS_FILE}`;
const SHOWN = `docs/${FILE}`;

type PositionOf = InspectedFile<unknown>['positionOf'];

/** What is wrong with the synonyms: meanings that no page has, and words that add nothing. */
export function synonymFaults(context: CheckContext, tree: string): Finding[] {
  const {
    data: records = [],
    findings,
    positionOf,
  } = inspectFile(tree, FILE, synonymsSchema, ['words', 'means']);
  return [
    ...findings,
    ...(seesAll(context) ? unknownMeanings(records, positionOf, stemsOf(context)) : []),
    ...wordsTwice(records, positionOf),
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
        message: `no page has the word "${missing.surface}", so nothing would be found`,
        fix: near ? `write "${near}"` : 'write a word of the articles',
      },
    ];
  });
}

/** Forms of a word are one to the search: "fees" leads where "fee" leads, without a line for it. */
function wordsTwice(records: readonly Synonym[], positionOf: PositionOf): Finding[] {
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
          message: `"${word}" is one with "${other}" to the search, so it adds nothing`,
          fix: 'take it out',
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

/** Every word of the content by its stem. */
function stemsOf({pages}: CheckContext): Map<string, string> {
  return new Map(
    pages.flatMap(({content}) =>
      wordsOf(content).map(({stem, surface}): [string, string] => [stem, surface]),
    ),
  );
}
