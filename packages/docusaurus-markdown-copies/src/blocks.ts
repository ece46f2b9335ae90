import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';

import {
  childrenOf,
  classesOf,
  element,
  find,
  findAll,
  named,
  nameParagraph,
  plainText,
  withClass,
  withoutHidden,
} from './hast';

/** Plain elements equivalent to a component of the theme, or to what Markdown lacks; undefined if already plain. */
export function plainBlock(node: Element): ElementContent[] | undefined {
  const classes = classesOf(node);
  if (classes.includes('theme-code-block')) return [codeBlock(node, classes)];
  if (classes.includes('theme-admonition')) return [admonition(node, classes)];
  if (classes.includes('theme-doc-version-banner')) return [quote(...node.children)];
  switch (node.tagName) {
    case 'form':
      return form(node);
    case 'figure':
      return figure(node);
    case 'details': {
      const [summary, rest] = takeChild(node, 'summary');
      const name = summary?.children ?? [];
      const hasHeading = summary && find(summary, named('h2', 'h3', 'h4'));
      return [hasHeading ? element('div', name) : nameParagraph(name), ...rest];
    }
    case 'dl':
      return definitions(node);
    case 'table': {
      const [caption, rest] = takeChild(node, 'caption');
      return caption && [nameParagraph(caption.children), {...node, children: rest}];
    }
    default:
      return undefined;
  }
}

const text = (value: string): ElementContent => ({type: 'text', value});
const quote = (...children: ElementContent[]): Element => element('blockquote', children);

/** A sentence that lists the fields of a form. */
function form(node: Element): ElementContent[] {
  // A checkbox only changes what the page shows.
  const isField = (label: Element): boolean =>
    label.tagName === 'label' && !find(label, ({properties}) => properties.type === 'checkbox');
  const names = findAll(withoutHidden(node), isField).map(plainText).filter(Boolean);
  const sentence = `A form on the page asks for: ${names.join(', ')}.`;
  if (names.length === 0) return [];
  // The names of fields answer no question, so the search ignores them.
  const block = element('p', [element('em', [text(sentence)])]);
  return [{...block, properties: {dataSearch: 'off'}}];
}

/** A drawing becomes its caption and description; the caption of any other figure comes first. */
function figure(node: Element): ElementContent[] | undefined {
  const [caption, rest] = takeChild(node, 'figcaption');
  if (!caption) return undefined;
  const name = find(caption, named('p')) ?? caption;
  const title = plainText(name);
  const {dataSearch} = node.properties;
  // In pictures made of text, hidden words say what only the look shows.
  for (const hidden of findAll(node, withClass('visually-hidden'))) hidden.properties = {};
  // Schematic screens and drawings repeat the surrounding text, so the search ignores them.
  if (dataSearch === 'off') {
    const block = quote(nameParagraph([text(title)]), ...rest);
    return [{...element('div', [block]), properties: {dataSearch}}];
  }
  const drawing = find(
    node,
    ({tagName, properties}) => tagName === 'svg' && properties.role === 'img',
  );
  const description = drawing && plainText(find(drawing, named('desc')));
  if (!description) return [nameParagraph(name.children), ...rest];
  const block = quote(
    nameParagraph([text(`Drawing: ${title}`)]),
    element('p', [text(description)]),
  );
  return [{...element('div', [block]), properties: {dataSearch: 'off'}}];
}

/** Code without the elements that highlight it. `to-markdown.ts` reads the title. */
function codeBlock(node: Element, classes: readonly string[]): Element {
  const code = find(node, named('code'));
  for (const line of code ? findAll(code, named('br')) : []) line.children = [text('\n')];
  const language = classes.filter((name) => name.startsWith('language-'));
  const title = plainText(childrenOf(node).find((child) => !find(child, named('pre'))));
  const plain = {...element('code', [text(toString(code))]), properties: {className: language}};
  return {...element('pre', [plain]), properties: title ? {dataTitle: title} : {}};
}

function admonition(node: Element, classes: readonly string[]): Element {
  const prefix = 'theme-admonition-';
  const kind = classes.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? 'note';
  const [heading, ...rest] = childrenOf(node);
  const title = plainText(heading);
  const label = `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}`;
  const name = title === '' || title.toLowerCase() === kind ? label : `${label}: ${title}`;
  return quote(nameParagraph([text(name)]), ...rest);
}

/** A list if the definitions are short, paragraphs if they are sentences. */
function definitions(node: Element): ElementContent[] {
  const parts = childrenOf(node).flatMap((part) =>
    part.tagName === 'div' ? childrenOf(part) : [part],
  );
  const isLong = parts.some(
    (part) => part.tagName === 'dd' && childrenOf(part).some(named('p', 'ul', 'ol', 'div')),
  );
  const entries = parts.flatMap((term, at) => {
    if (term.tagName !== 'dt') return [];
    const next = parts.findIndex((part, index) => index > at && part.tagName === 'dt');
    const meanings = parts.slice(at + 1, next < 0 ? undefined : next);
    return {
      name: element('strong', [text(termName(term))]),
      meaning: meanings.flatMap(({children}, index) => [
        ...(index > 0 ? [text(', ')] : []),
        ...children,
      ]),
    };
  });
  return isLong
    ? entries.flatMap(({name, meaning}) => [element('p', [name]), ...meaning])
    : [
        element(
          'ul',
          entries.map(({name, meaning}) => element('li', [name, text(': '), ...meaning])),
        ),
      ];
}

/** The name of a term, with its other names in brackets. */
function termName(term: Element): string {
  const [name = '', ...others] = term.children.map(plainText).filter(Boolean);
  return others.length > 0 && childrenOf(term).length > 1
    ? `${name} (${others.join(' ')})`
    : plainText(term);
}

function takeChild(node: Element, name: string): [Element | undefined, ElementContent[]] {
  const child = childrenOf(node).find(named(name));
  return [child, node.children.filter((other) => other !== child)];
}
