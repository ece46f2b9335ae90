import type {Element, Root} from 'hast';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {blockIn, type Edit, edited, parsed, type Pass, rangeOf} from './pass';
import {addressOf, valuesOf} from './tags';

const CARD = /^(?:Card|LinkCard|Cards\.Card|Cards\.Link)$/;
/** What only changes how a card looks, besides what it says. */
const KNOWN =
  /^(?:title|href|to|description|icon|iconType|horizontal|color|arrow|cta|target|class|className)$/;

/** Cards of Mintlify, Starlight and Nextra become a list, in which each has its link and its text. */
export const cards: Pass = (content) => {
  const {children} = parsed(content).markdown;
  const edits: Edit[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const below = children.slice(at).findIndex((node) => !isCard(node));
    const found = children.slice(at, below < 0 ? undefined : at + below).filter(isCard);
    if (found.length === 0) continue;
    const items = found.map((card) => itemOf(card, content));
    // They would be items of a list beside them.
    const isBeside = [children[at - 1], children[at + found.length]].some(
      (node) => node?.type === 'list',
    );
    at += found.length - 1;
    if (isBeside || items.includes(undefined)) continue;
    const {start} = rangeOf(found[0]?.position);
    const {end} = rangeOf(found.at(-1)?.position);
    const text = blockIn(content, start, end, items.join('\n'));
    edits.push({start, end, text, what: 'cards of another system'});
  }
  return edited(content, edits);
};

function isCard(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && CARD.test(node.name ?? '');
}

function itemOf(card: MdxJsxFlowElement, content: string): string | undefined {
  const values = valuesOf(card);
  const [body, ...others] = card.children;
  const {start, end} = rangeOf(body?.position);
  const text = values.get('description') ?? content.slice(start, end);
  const isPlain = others.length === 0 && (!body || body.type === 'paragraph') && !/[<{]/.test(text);
  const isKnown = [...values.keys()].every((key) => KNOWN.test(key));
  const target = values.get('href') ?? values.get('to');
  return isPlain && isKnown && !(values.has('href') && !target)
    ? item(values.get('title') ?? '', target, text)
    : undefined;
}

/** Undefined if it says too little, or its title has marks. */
function item(title: string, target: string | undefined, text: string): string | undefined {
  if (title === '' || /[[\]*_`<{}]/.test(title) || !(target || text)) return undefined;
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const head = target ? `[${title}](${addressOf(target)})` : `**${title}**`;
  return `- ${head}${words && `: ${words}`}`;
}

/** The same for a table that GitBook shows as cards; undefined if it has more than texts and targets. */
export function cardsOfTable(table: Root): string | undefined {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node.children.filter((each) => each.type === 'element'));
  });
  const [head = [], ...others] = rows;
  const items = others.map((cells) => {
    const having = (isWanted: (column: Element) => boolean): Element[] =>
      cells.filter((_, at) => head[at] !== undefined && isWanted(head[at]));
    const [target] = having(({properties}) => 'dataCardTarget' in properties);
    const shown = having(({properties}) => !('dataHidden' in properties));
    const more = linkIn({type: 'root', children: shown}, /^(?:a|img|code|li)$/);
    // Icons have a class of their own.
    const texts = shown
      .map((cell) =>
        toString(cell)
          .replaceAll(/:[a-z-]+:/g, '')
          .trim(),
      )
      .filter((text) => text !== '');
    const [title = '', ...rest] = texts;
    const address = target && linkIn({type: 'root', children: [target]}, /^a$/);
    return more
      ? undefined
      : item(title, address && String(address.properties.href), rest.join(' '));
  });
  return items.length === 0 || items.includes(undefined) ? undefined : items.join('\n');
}

function linkIn(tree: Root, name: RegExp): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (name.test(node.tagName)) found ??= node;
  });
  return found;
}
