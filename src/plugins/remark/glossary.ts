import path from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {kindOf} from '../../content/kinds';
import {figuresOf, glossaryOf, pageAt, pagesOf} from '../../content/sources';
import {treeOf, type ContentTree} from '../../content/tree';
import {resolveDefinition} from '../../glossary/definition';
import {marksOf, type Mark} from '../../glossary/mark';
import {matcherOf, type Matcher} from '../../glossary/match';
import {letterOf} from '../../glossary/names';
import {passagesOf} from '../../glossary/prose';
import {inspectGlossary} from '../../glossary/read';
import type {Term, TermSet} from '../../glossary/schema';
import {FindingError} from '../../lib/finding';
import {componentElement, inlineElement} from './mdast';

interface Options {
  root: string;
  /** BCP 47 tag. */
  locale: string;
}

/** What a page is read with. */
interface Site extends Options {
  tree: ContentTree;
  terms: TermSet;
}

/**
 * Puts the glossary into Markdown: `::glossary` becomes the list of all terms, and in articles
 * the first use of a term becomes a link to it. Runs after the plugins that fill in figures and
 * names, so that it reads what readers read. Each file is read with the glossary of the tree it
 * lies in; a frozen version that has none is left as it is.
 */
export default function remarkGlossary(options: Options) {
  return (markdown: Root, file: VFile): void => {
    const tree = treeOf(file.path, options.root);
    const terms = glossaryOf(tree);
    const site = {...options, tree, terms};
    const name = path.relative(tree.folder, file.path).split(path.sep).join('/');
    // Legal pages define their words themselves, and lists are no running text.
    if (kindOf(name) === 'article') markTerms(markdown, name, site);

    visit(markdown, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'glossary' || !parent || index === undefined) return;
      if (terms.size === 0) {
        file.fail('there is no glossary  → restore _glossary/terms.json', node);
      }
      const entries = [...terms].map(([key, term]) => entryOf(key, term, site));
      parent.children[index] = componentElement('Glossary', {entries});
    });
  };
}

const matchers = new WeakMap<TermSet, Matcher>();

function markTerms(markdown: Root, name: string, site: Site): void {
  const {tree, terms, locale} = site;
  const glossary = pagesOf(tree).find(({kind}) => kind === 'glossary');
  if (!glossary || terms.size === 0) return;
  const matcher = matchers.get(terms) ?? matcherOf(terms);
  matchers.set(terms, matcher);
  const marks = marksOf(passagesOf(markdown, locale), name, terms, matcher);
  // From the end, so that what was replaced does not move what is still to be.
  for (const mark of marks.reverse()) {
    const term = terms.get(mark.key);
    if (!term) continue;
    replace(mark, {
      to: `${glossary.route}#${mark.key}`,
      name: term.name,
      definition: definitionOf(mark.key, term, site),
    });
  }
}

function replace({start, end, passage}: Mark, props: object): void {
  const piece = passage.pieces.findLast((candidate) => candidate.start <= start);
  if (!piece) return;
  const {node, siblings} = piece;
  const text = (from: number, to?: number) =>
    ({type: 'text', value: node.value.slice(from, to)}) as const;
  const [from, to] = [start - piece.start, end - piece.start];
  const parts = [text(0, from), inlineElement('Term', props, [text(from, to)]), text(to)];
  siblings.splice(
    siblings.indexOf(node),
    1,
    ...parts.filter((part) => part.type !== 'text' || part.value !== ''),
  );
  // What stands before is still to be searched, as the same piece.
  const [first] = parts;
  if (first?.type === 'text') piece.node = first;
}

function entryOf(key: string, term: Term, site: Site) {
  const {tree, terms} = site;
  const {name, stands_for: standsFor, aliases, topic, article, see} = term;
  const page = pagesOf(tree).find(({file}) => file === article);
  return {
    key,
    name,
    letter: letterOf(name),
    topic,
    definition: definitionOf(key, term, site),
    ...(standsFor && {standsFor}),
    ...(aliases && {aliases}),
    ...(page && {article: pageAt(page.route.slice(tree.base.length), tree)}),
    ...(see && {see: see.map((other) => ({key: other, name: terms.get(other)?.name ?? other}))}),
  };
}

function definitionOf(key: string, {definition}: Term, {tree, root, locale}: Site): string {
  const resolved = resolveDefinition(definition, figuresOf(tree), locale);
  if ('value' in resolved) return resolved.value;
  // Read once more, since the terms do not remember where they stood.
  const {findingAt} = inspectGlossary(tree.folder, root);
  const {message, mend} = resolved.fault;
  throw new FindingError([findingAt(key, ['definition'], message, mend)]);
}
