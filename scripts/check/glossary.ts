import {fillDirectives, withoutDirectives} from '../../src/content/directives/text';
import {currentTree} from '../../src/content/tree';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {count} from '../../src/lib/count';
import {type Finding, suggestion} from '../../src/lib/finding';
import type {Check} from './context';
import {typedValues} from './quantities';

/** Allowed number of words in a definition, with its figures filled in. */
const MAX_WORDS = 45;

/** Glossary terms are valid, and refer to pages that exist. */
export const glossary: Check = {
  name: 'glossary',
  run({root, pages, figures}) {
    const {terms, findings, findingAt} = inspectGlossary(currentTree(root).folder, root);
    const articles = pages
      .filter(({kind}) => kind === 'article' || kind === 'legal')
      .map(({file}) => file);
    const inTerms = [...terms].flatMap(([key, {definition, article}]) => {
      const report = (message: string, fix: string): Finding =>
        findingAt(key, ['definition'], message, fix);
      const {text, faults} = fillDirectives(definition, figures);
      const words = text.split(/\s+/).length;
      const found = faults.map(({fault}) => ({...report(fault.message, fault.fix), ...fault}));
      if (faults.length === 0) found.push(...typedIn(definition, report));
      if (faults.length === 0 && words > MAX_WORDS) {
        const message = `the definition has ${count(words, 'word')}`;
        found.push(report(message, `shorten it to ${MAX_WORDS} words at most`));
      }
      if (article !== undefined && !articles.includes(article)) {
        const fix = suggestion(article, articles);
        found.push(findingAt(key, ['article'], `unknown article "${article}"`, fix));
      }
      return found;
    });
    return [...findings, ...inTerms];
  },
};

function typedIn(definition: string, report: (message: string, fix: string) => Finding) {
  const fix = 'write :figure[id], or :literal[…]{reason="…"} if it is not one of our figures';
  return typedValues(withoutDirectives(definition)).map(({what, text}) =>
    report(`the ${what} "${text}" is hard-coded`, fix),
  );
}
