import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** Our components that are more than plain elements, each as the plain elements that say the same. */
export function prepareBlocks($: CheerioAPI, main: Cheerio<Element>): void {
  edits($, main);
  forms($, main);
  drawings($, main);
  codeBlocks($, main);
  tabs($, main);
  admonitions($, main);
  figures($, main);
  details($, main);
  definitions($, main);
}

/** Markdown strikes words out and has no sign for those that came: they are strong. */
function edits($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('ins').toArray()) {
    $(element).replaceWith($('<strong>').append($(element).contents()));
  }
}

/** A form is what it asks for. */
function forms($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('form').toArray()) {
    const form = $(element);
    form.find('[aria-hidden="true"], .visually-hidden').remove();
    const names = form
      .find('label')
      .toArray()
      .map((label) => $(label).text().trim())
      .filter((name) => name !== '');
    const text = `A form on the page asks for: ${names.join(', ')}.`;
    form.replaceWith(names.length > 0 ? $('<p>').append($('<em>').text(text)) : '');
  }
}

/** A drawing is what its caption and its description say. */
function drawings($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('figure:has(svg[role="img"])').toArray()) {
    const figure = $(element);
    const caption = figure.find('figcaption > p').first().text().trim();
    const description = figure.find('desc').first().text().trim();
    if (!caption || !description) continue;
    figure.replaceWith(
      $('<blockquote>').append(named($, `Drawing: ${caption}`), $('<p>').text(description)),
    );
  }
}

/** A program without the markup that colours its words and ends its lines. */
function codeBlocks($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('.theme-code-block').toArray()) {
    const block = $(element);
    const code = block.find('code');
    code.find('br').replaceWith('\n');
    const [, language] = /language-([\w-]+)/.exec(block.attr('class') ?? '') ?? [];
    const title = block.children('div').not(':has(pre)').text();
    block.replaceWith(codeOf($, code.text(), language, title));
  }
}

function codeOf($: CheerioAPI, text: string, language = '', title = ''): Cheerio<AnyNode> {
  const code = $('<code>').text(text);
  if (language) code.attr('class', `language-${language}`);
  const pre = $('<pre>').append(code);
  // Read again where the Markdown is made: see to-markdown.ts.
  return title ? pre.attr('data-title', title) : pre;
}

/** Every tab, one below the other, under its name. */
function tabs($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('[role="tablist"]').toArray()) {
    const list = $(element);
    const names = list
      .find('[role="tab"]')
      .toArray()
      .map((tab) => $(tab).text().trim());
    const panels = list.parent().find('[role="tabpanel"]').toArray();
    panels.forEach((panel, index) => {
      const name = names[index] ?? '';
      const heading = $(panel).find('h2, h3, h4').first().text().replace('\u200b', '').trim();
      $(panel).removeAttr('hidden');
      if (heading !== name) $(panel).prepend(named($, name));
    });
    list.remove();
  }
}

function admonitions($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('.archive-banner').toArray()) {
    $(element).replaceWith($('<blockquote>').append($('<p>').append($(element).contents())));
  }
  for (const element of main.find('.theme-admonition').toArray()) {
    const block = $(element);
    const [, kind = 'note'] = /theme-admonition-(\w+)/.exec(block.attr('class') ?? '') ?? [];
    const heading = block.children().first();
    const title = heading.text().trim();
    heading.remove();
    const label = kind[0]?.toUpperCase() + kind.slice(1);
    const name = title.toLowerCase() === kind || title === '' ? label : `${label}: ${title}`;
    block.replaceWith($('<blockquote>').append(named($, name), block.contents()));
  }
}

/** Other figures: their caption leads. */
function figures($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('figure').toArray()) {
    const figure = $(element);
    const caption = figure.find('figcaption').first();
    if (caption.length === 0) continue;
    const name = $('<p>').append(caption.contents());
    caption.remove();
    figure.prepend(name);
  }
}

/** What opens on demand is open; its summary leads. */
function details($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('details').toArray()) {
    const summary = $(element).children('summary').first();
    const name = $('<p>').append($('<strong>').append(summary.contents()));
    summary.remove();
    $(element).replaceWith($('<div>').append(name, $(element).contents()));
  }
}

/** A list of definitions: lines where they are short, paragraphs where they are sentences. */
function definitions($: CheerioAPI, main: Cheerio<Element>): void {
  for (const element of main.find('dl').toArray()) {
    const list = $(element);
    const long = list.find('dd').children('p, ul, ol, div').length > 0;
    const target = $(long ? '<div>' : '<ul>');
    for (const term of list.find('dt').toArray()) {
      const name = $('<strong>').append(nameOf($, $(term)));
      const meanings = $(term).nextUntil('dt', 'dd');
      if (long) target.append($('<p>').append(name), meanings.contents());
      else target.append($('<li>').append(name, ': ', meanings.contents()));
    }
    list.replaceWith(target);
  }
}

/** The name of a term, and in brackets what else it is called. */
function nameOf($: CheerioAPI, term: Cheerio<Element>): string {
  const [name = '', ...others] = term
    .contents()
    .toArray()
    .map((part) => $(part).text().trim())
    .filter((text) => text !== '');
  return others.length > 0 && term.children().length > 1
    ? `${name} (${others.join(' ')})`
    : term.text().trim();
}

/** A paragraph that is a name. */
function named($: CheerioAPI, text: string): Cheerio<AnyNode> {
  return $('<p>').append($('<strong>').text(text));
}
