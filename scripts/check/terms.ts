import type {Finding} from '../../src/lib/finding';
import {type Check, findingAtOffset, type SourcePage} from './context';
import {shownSources, type Source} from './other-sources';
import {type Passage, passagesOf, placeOfPart} from './prose';
import {TERMS} from './terms-list';

/** Each thing has one name. Keywords are exempt: there, the search needs the other names as well. */
export const terms: Check = {
  name: 'terms',
  run(context) {
    const {subjects} = context;
    const others = shownSources(context);
    return {
      count: subjects.length + others.length,
      findings: [
        ...subjects.flatMap((page) =>
          passagesOf(page).flatMap((passage) => inPassage(page, passage)),
        ),
        ...others.flatMap((source) =>
          inPassage(source, {text: withoutAliases(source.content), offset: 0}),
        ),
      ],
    };
  },
};

function inPassage(
  source: SourcePage | Source,
  {text, offset}: Pick<Passage, 'text' | 'offset'>,
): Finding[] {
  return TERMS.flatMap(({other, reason, fix, about}) =>
    [...text.matchAll(other)]
      .filter(({index}) => !about || about.test(lineAround(text, index)))
      .map(({0: found, index}) => {
        const start = placeOfPart(source.content, found, offset + index);
        return findingAtOffset(source, start, `"${found}" ${reason}`, fix);
      }),
  );
}

function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** With spaces in place of the other names of a term of the glossary. */
function withoutAliases(content: string): string {
  return content.replaceAll(/"(?:aliases|forms|except)": \[[^\]]*\]/g, (all) =>
    all.replaceAll(/[^\n]/g, ' '),
  );
}
