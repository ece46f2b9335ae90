import {wordsOf} from '../../src/features/search/engine/words';
import {
  inspectSynonyms,
  type Synonym,
  SYNONYMS_FILE,
} from '../../src/features/search/sources/writers-files';
import {type Finding, nearest} from '../../src/lib/finding';
import type {InspectedFile} from '../../src/lib/writers-file';
import {seesAll, type CheckContext} from './context';

const SHOWN = `docs/${SYNONYMS_FILE}`;

type PositionOf = InspectedFile<unknown>['positionOf'];

/** Findings in the synonyms: meanings that no page contains, and words that add nothing. */
export function synonymFaults(context: CheckContext, tree: string): Finding[] {
  const {data: records = [], findings, positionOf} = inspectSynonyms(tree);
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
        message: `no page contains "${missing.surface}", so the synonym finds nothing`,
        fix: near ? `write "${near}"` : 'use a word that articles contain',
      },
    ];
  });
}

/** The search stems words, so "fees" already finds what "fee" finds. */
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
          message: `the search already treats "${word}" and "${other}" as the same`,
          fix: 'remove it',
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
