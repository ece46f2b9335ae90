import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

import {prepareBlocks} from './blocks';

/**
 * What stands on a page and is not its text. Footers of articles ask for an opinion, forms and
 * fields need a browser; what only screen readers get repeats what others see.
 */
const FURNITURE = [
  'script',
  'style',
  'noscript',
  'template',
  'nav',
  'form',
  'search',
  'label',
  'input',
  'select',
  'textarea',
  '[role="status"]',
  '[data-export="off"]',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-footer',
  'footer.screen-only',
  '.hash-link',
  '.visually-hidden',
  '[aria-hidden="true"]',
].join(',');

/** Elements within a line. */
const INLINE = /^(a|b|strong|em|i|span|time|code|kbd|sub|sup|abbr|cite)$/;

/**
 * Makes the text of a built page plain HTML elements: what serves only a browser goes, our
 * components become what a reader without styles would take them for, and links become
 * whole addresses.
 *
 * @param address of the page, with origin
 */
export function prepare($: CheerioAPI, address: string): Cheerio<Element> {
  const main = $('main').first();
  // React leaves a comment between two texts.
  main.find('*').contents().filter(isComment).remove();
  prepareBlocks($, main);
  main.find(FURNITURE).remove();
  main.find('svg').remove();
  // A word that the glossary explains stays a word; so does one that shows its meaning on demand.
  unwrap($, main.find('a[data-term], p button, li button, td button'));
  main.find('button').remove();
  prepareTables($, main);
  fieldsAsLists($, main);
  headingsOfItems($, main);
  anchorsOfSections($, main);
  separate($, main);
  resolveAddresses($, main, address);
  main.find('[data-search="off"] p').attr('data-search', 'off');
  return main;
}

/** Puts what an element holds in its place. */
function unwrap($: CheerioAPI, selection: Cheerio<Element>): void {
  for (const element of selection.toArray()) $(element).replaceWith($(element).contents());
}

function prepareTables($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('table').toArray()) {
    const table = $(element);
    const caption = table.find('caption').first();
    const text = caption.text().trim();
    caption.remove();
    if (text) table.before($('<p>').append($('<strong>').text(text)));
    for (const cell of table.find('th, td').toArray()) {
      const numeric = /numeric/.test($(cell).attr('class') ?? '');
      const [, side] = /text-align:\s*(\w+)/.exec($(cell).attr('style') ?? '') ?? [];
      const align = side ?? (numeric ? 'right' : undefined);
      if (align) $(cell).attr('align', align);
    }
  }
}

/** Fields of a payload, whose rows hold further tables and lists of values, become lists in lists. */
function fieldsAsLists($: CheerioAPI, main: Cheerio<Element>): void {
  const fields = 'table:has(> tbody > tr > th[scope="row"] > code)';
  // The innermost first.
  for (const element of main.find(`${fields}, ${fields} table`).toArray().reverse()) {
    const list = $('<ul>');
    for (const row of $(element).find('> tbody > tr').toArray()) {
      const name = $(row).children().first();
      const text = name.next().contents();
      if (name.is('td')) {
        list.children().last().append(name.contents());
        continue;
      }
      name.find('div').replaceWith((_, mark) => ` (${$(mark).text()})`);
      text.find('span + span').before(' ');
      list.append($('<li>').append($('<p>').append(name.contents()), text));
    }
    $(element).replaceWith(list);
  }
}

/** A heading inside of an item of a list cuts no page: it is the name of the item. */
function headingsOfItems($: CheerioAPI, main: Cheerio<Element>): void {
  for (const heading of main.find('li :is(h2, h3, h4, h5, h6)').toArray()) {
    // An article in a list has sections of its own.
    $(heading).replaceWith($('<p>').append($('<strong>').append($(heading).contents())));
  }
}

/** A section is led to by its own id where its heading has one that the build only counted. */
function anchorsOfSections($: CheerioAPI, main: Cheerio<Element>): void {
  for (const heading of main.find('h2, h3').toArray()) {
    const id = $(heading).attr('id');
    if (id !== undefined && !/^(P\d+-\d+|_R_.*)$/.test(id)) continue;
    $(heading).attr('id', $(heading).closest('section[id], article[id]').attr('id') ?? '');
  }
}

/** Neighbours that a style sheet sets apart have nothing between them in the text. */
function separate($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('*').toArray()) {
    const before = element.prev;
    if (!before || !INLINE.test(element.name)) continue;
    // A cell holds its value and a remark; within a sentence a word may be marked in part.
    const isRemark = before.type === 'text' && $(element).closest('td, th').length > 0;
    if (!isRemark && !(before.type === 'tag' && INLINE.test(before.name))) continue;
    if (!/\S$/.test($(before).text()) || !/^[\p{L}\p{N}€]/u.test($(element).text())) continue;
    // Pieces of code belong together.
    if ($(element).closest('pre').length > 0) continue;
    const isLink = before.type === 'tag' && before.name === 'a';
    $(element).before(isLink ? ' ' : ' · ');
  }
}

function isComment(_: number, node: AnyNode): boolean {
  return node.type === 'comment';
}

function resolveAddresses($: CheerioAPI, main: Cheerio<Element>, address: string): void {
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    for (const element of main.find(selector).toArray()) {
      const value = $(element).attr(name) ?? '';
      if (URL.canParse(value, address)) $(element).attr(name, new URL(value, address).href);
    }
  }
}
