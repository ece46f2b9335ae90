import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {inlineText} from '../../../content/directives/inline';
import type {FigureSet} from '../../../content/figures/read';
import {refuse} from '../../../lib/finding';
import {type CaseGroup, METHODS, WAITS, WAYS} from './cases';

/** One of the known values of an attribute; the message lists them. */
const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, {error: `has an unknown "${name}" | write one of ${values.join(', ')}`});
const anchor = z.string().min(1, 'has no id | add id="…", its anchor');

const schema = z.array(
  z.object({
    id: anchor,
    way: oneOf('way', WAYS),
    methods: z.array(oneOf('methods', METHODS)),
    cases: z.array(
      z.object({
        id: anchor,
        title: z.string().min(1, 'has no title | add title="…"'),
        answer: z.string().min(1, 'has no answer | begin its text with a sentence in bold'),
        wait: oneOf('wait', WAITS).optional(),
      }),
    ),
  }),
);

/** The cases of a page: its `<CaseGroup>` elements, and the `<Case>` elements in them. */
export function readCases(markdown: Root, figures: FigureSet): CaseGroup[] {
  const written = componentsIn(markdown, 'CaseGroup').map((group) => {
    const {id = '', way, methods = ''} = attributesOf(group);
    const cases = componentsIn(group, 'Case').map((each) => {
      const {id: own = '', title = '', wait} = attributesOf(each);
      return {id: own, title, answer: boldIn(each, figures), wait};
    });
    return {id, way, methods: methods.split(' '), cases};
  });
  if (written.every(({cases}) => cases.length === 0)) {
    refuse('the page has no cases', 'add <Case> elements in a <CaseGroup>');
  }
  const parsed = schema.safeParse(written);
  if (parsed.success) {
    verifyIds(parsed.data);
    return parsed.data;
  }
  const {path = [], message = ''} = parsed.error.issues[0] ?? {};
  const group = written[Number(path[0])];
  const found = path[1] === 'cases' ? group?.cases[Number(path[2])] : group;
  const [what = '', fix = ''] = message.split(' | ');
  return refuse(`"${found?.id ?? ''}" ${what}`, fix);
}

/** The address of the tool leaves the id of the group out. */
function verifyIds(groups: readonly CaseGroup[]): void {
  const ids = new Set<string>();
  for (const {group, id} of groups.flatMap((each) =>
    each.cases.map((one) => ({group: each.id, id: one.id})),
  )) {
    if (!id.startsWith(`${group}-`)) {
      refuse(`"${id}" does not begin with the id of its group`, `write id="${group}-…"`);
    }
    if (ids.has(id)) refuse(`"${id}" is the id of two cases`, 'change one of them');
    ids.add(id);
  }
}

function componentsIn(tree: Root | MdxJsxFlowElement, name: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === name) found.push(element);
  });
  return found;
}

function attributesOf({attributes}: MdxJsxFlowElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value]]
        : [],
    ),
  );
}

/** The text that an element begins with, if it is bold. */
function boldIn({children: [first]}: MdxJsxFlowElement, figures: FigureSet): string {
  const [bold] = first?.type === 'paragraph' ? first.children : [];
  return bold?.type === 'strong' ? inlineText(bold, figures) : '';
}
