import {fillDirectives, withoutDirectives} from '../../src/content/directives/text';
import type {FigureSet} from '../../src/content/figures/read';
import {currentTree} from '../../src/content/tree';
import {inspectGlossary, type TermFinding} from '../../src/features/glossary/model/read';
import type {Term, TermSet} from '../../src/features/glossary/model/schema';
import {count} from '../../src/lib/count';
import {type Finding, suggestion} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';
import {typedValues} from './literals';

/** Allowed number of words in a definition, with its figures filled in. */
const MAX_WORDS = 45;

/** Glossary terms are valid, and refer to pages that exist. */
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
  const long = report(
    `the definition has ${count(words, 'word')}`,
    `shorten it to ${MAX_WORDS} words at most`,
  );
  return [
    ...typedValues(withoutDirectives(definition)).map(({what, text: value}) =>
      report(
        `the ${what} "${value}" is hard-coded`,
        'write :figure[id], or :literal[…]{reason="…"} if it is not one of our figures',
      ),
    ),
    ...(words > MAX_WORDS ? [long] : []),
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
