import {fillDirectives, withoutDirectives} from '../../src/content/directives/text';
import type {FigureSet} from '../../src/content/figures/read';
import {currentTree} from '../../src/content/tree';
import {matcherOf} from '../../src/features/glossary/model/match';
import {inspectGlossary, type TermFinding} from '../../src/features/glossary/model/read';
import type {Term, TermSet} from '../../src/features/glossary/model/schema';
import {count} from '../../src/lib/count';
import {type Finding, suggestion} from '../../src/lib/finding';
import {type Check, seesAll, type SourcePage} from './context';
import {typedValues} from './literals';
import {TO_WRITE} from './placeholders';
import {plainTexts} from './prose';

/** Allowed number of words in a definition, with its figures filled in. */
const LENGTH = {min: 15, max: 45} as const;

/** Glossary terms are valid, refer to pages that exist, and are used by articles. */
export const glossary: Check = {
  name: 'glossary',
  run(context) {
    const {root, pages, figures} = context;
    const {terms, findings, findingAt} = inspectGlossary(currentTree(root).folder, root);
    const all = [...terms];
    return {
      count: terms.size,
      findings: [
        ...findings,
        ...all.flatMap(([key, term]) => definitionFindings(key, term, figures, findingAt)),
        ...unknownArticles(terms, pages, findingAt),
        ...(seesAll(context) ? unusedTerms(terms, pages, findingAt) : []),
      ],
    };
  },
};

function definitionFindings(
  key: string,
  {definition}: Term,
  figures: FigureSet,
  at: TermFinding,
): Finding[] {
  const report = (message: string, fix: string): Finding => at(key, ['definition'], message, fix);
  const {text, faults} = fillDirectives(definition, figures);
  if (faults.length > 0) {
    return faults.map(({fault}) => ({...report(fault.message, fault.fix), ...fault}));
  }
  const words = text.split(/\s+/).length;
  const {min, max} = LENGTH;
  const isShort = words < min;
  const typed = typedValues(withoutDirectives(definition)).map(({what, text: value}) =>
    report(
      `the ${what} "${value}" is hard-coded`,
      'write :figure[id], or :literal[…]{reason="…"} if it is not one of our figures',
    ),
  );
  return [
    ...typed,
    ...(isShort || words > max
      ? [
          report(
            `the definition has ${count(words, 'word')}`,
            isShort ? `write at least ${min} words` : `shorten it to ${max} words at most`,
          ),
        ]
      : []),
  ];
}

function unknownArticles(terms: TermSet, pages: readonly SourcePage[], at: TermFinding): Finding[] {
  const files = pages
    .filter(({kind}) => kind === 'article' || kind === 'legal')
    .map(({file}) => file);
  return [...terms].flatMap(([key, {article}]) =>
    article === undefined || files.includes(article)
      ? []
      : [at(key, ['article'], `unknown article "${article}"`, suggestion(article, files))],
  );
}

function unusedTerms(terms: TermSet, pages: readonly SourcePage[], at: TermFinding): Finding[] {
  const matcher = matcherOf(terms);
  const used = new Set(
    pages
      .filter(({kind}) => kind === 'article')
      .flatMap(({markdown}) => plainTexts(markdown))
      .flatMap(({value}) => matcher(value).map(({key}) => key)),
  );
  return [...terms]
    .filter(([key, {definition}]) => !used.has(key) && !definition.includes(TO_WRITE))
    .map(([key]) => key)
    .map((key) =>
      at(
        key,
        [],
        `no article uses "${terms.get(key)?.name ?? key}"`,
        'remove the term, or add the form that articles use to "forms"',
      ),
    );
}
