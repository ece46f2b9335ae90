import {labelOf} from '../../src/content/directives/directive';
import {resolveText} from '../../src/content/directives/text';
import type {FigureSet} from '../../src/content/figures/read';
import {parseMarkdown} from '../../src/content/markdown';
import {currentTree} from '../../src/content/tree';
import {matcherOf} from '../../src/features/glossary/model/match';
import {inspectGlossary, type TermFinding} from '../../src/features/glossary/model/read';
import type {Term, TermSet} from '../../src/features/glossary/model/schema';
import {count} from '../../src/lib/count';
import {type Finding, suggestion} from '../../src/lib/finding';
import {type Check, seesAll, type SourcePage} from './context';
import {typedValues} from './literals';
import {TO_WRITE} from './placeholders';
import {nodesOf, plainTexts} from './prose';

/** Allowed number of words in a definition, with its figures filled in. */
const LENGTH = {min: 15, max: 45} as const;
const MAX_SENTENCES = 2;

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
  const resolved = resolveText(definition, figures);
  if ('fault' in resolved)
    return [{...report(resolved.fault.message, resolved.fault.fix), ...resolved.fault}];
  const text = resolved.value;
  const words = text.split(/\s+/).length;
  const sentences = [...new Intl.Segmenter('en-GB', {granularity: 'sentence'}).segment(text)];
  const {min, max} = LENGTH;
  const found = valueFindings(definition, figures, report);
  if (words < min || words > max) {
    const fix = words < min ? `write at least ${min} words` : `shorten it to ${max} words at most`;
    found.push(report(`the definition has ${count(words, 'word')}`, fix));
  }
  if (sentences.length > MAX_SENTENCES) {
    const fix = 'keep two, and leave the rest to the article';
    found.push(report(`the definition has ${sentences.length} sentences`, fix));
  }
  return found;
}

/** No hard-coded values, and only authoritative figures. */
function valueFindings(
  definition: string,
  {figures}: FigureSet,
  report: (message: string, fix: string) => Finding,
): Finding[] {
  const parsed = parseMarkdown(definition, '');
  if ('findings' in parsed) return [];
  const findings = plainTexts(parsed.markdown)
    .flatMap(({value}) => typedValues(value))
    .map(({what, text}) =>
      report(
        `the ${what} "${text}" is hard-coded`,
        'write :figure[id], or :literal[…]{reason="…"} if it is not one of our figures',
      ),
    );
  for (const directive of nodesOf(parsed.markdown, 'textDirective')) {
    const id = labelOf(directive);
    const {authoritative: authority = id} = figures.get(id) ?? {};
    if (directive.name === 'figure' && authority !== id) {
      findings.push(report(`"${id}" is not the authoritative figure`, `use "${authority}"`));
    }
  }
  return findings;
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
