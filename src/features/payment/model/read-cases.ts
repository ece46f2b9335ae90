import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {inlineText} from '../../../content/directives/inline';
import type {FigureSet} from '../../../content/figures/read';
import {refuse} from '../../../lib/finding';
import {textAttributes} from '../../../lib/mdast';
import {type Case, type CaseGroup, METHODS, WAITS, WAYS} from './cases';

/** The cases of a page: its `<CaseGroup>` elements, and the `<Case>` elements in them. */
export function readCases(markdown: Root, figures: FigureSet): CaseGroup[] {
  const ids = new Set<string>();
  const groups = componentsIn(markdown, 'CaseGroup').map((element): CaseGroup => {
    const {id = '', way, methods = ''} = textAttributes(element);
    if (id === '') refuse('a <CaseGroup> has no id', 'add id="…", its anchor');
    const cases = componentsIn(element, 'Case').map((each) => readCase(each, figures));
    for (const one of cases) {
      // The address of the tool leaves the id of the group out.
      if (!one.id.startsWith(`${id}-`))
        refuse(`"${one.id}" does not begin with the id of its group`, `write id="${id}-…"`);
      if (ids.has(one.id)) refuse(`"${one.id}" is the id of two cases`, 'change one of them');
      ids.add(one.id);
    }
    return {
      id,
      way: oneOf(WAYS, way, `"${id}" has an unknown "way"`),
      methods: methods
        .split(' ')
        .map((method) => oneOf(METHODS, method, `"${id}" has an unknown "methods"`)),
      cases,
    };
  });
  return ids.size > 0
    ? groups
    : refuse('the page has no cases', 'add <Case> elements in a <CaseGroup>');
}

function readCase(element: MdxJsxFlowElement, figures: FigureSet): Case {
  const {id = '', title, wait} = textAttributes(element);
  return {
    id,
    title: title || refuse(`"${id}" has no title`, 'add title="…"'),
    answer:
      boldIn(element, figures) ||
      refuse(`"${id}" has no answer`, 'begin its text with a sentence in bold'),
    ...(wait && {wait: oneOf(WAITS, wait, `"${id}" has an unknown "wait"`)}),
  };
}

function oneOf<T extends string>(
  known: readonly T[],
  value: string | undefined,
  message: string,
): T {
  return (
    known.find((each) => each === value) ?? refuse(message, `write one of ${known.join(', ')}`)
  );
}

function componentsIn(tree: Root | MdxJsxFlowElement, name: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === name) found.push(element);
  });
  return found;
}

/** The text that an element begins with, if it is bold. */
function boldIn({children: [first]}: MdxJsxFlowElement, figures: FigureSet): string {
  const [bold] = first?.type === 'paragraph' ? first.children : [];
  return bold?.type === 'strong' ? inlineText(bold, figures) : '';
}
