import {type CheerioAPI, load} from 'cheerio';

/** HTML without scripts, styles or class names other than those of highlighted code. */
export type Html = string;

/** Names of headers are not broken at their hyphens. */
export function withWholeNames(html: Html): Html {
  return html.replaceAll(/<code>(?=[\w-]+-[\w…]+<)/g, '<code class="nowrap">');
}

/**
 * Removes what needs Redoc's script or style sheet from its markup: the page shows everything
 * expanded and has its own styles. Field names become row headers.
 *
 * @param patterns those of the contract
 */
export function plainHtml(html: Html, patterns: readonly string[]): Html {
  const $ = load(html, null, false);
  $('svg').remove();
  // Redoc shows the start of a long pattern, and the rest with its script.
  for (const cut of $('*:has(+ button:contains("Show pattern"))').toArray()) {
    const start = $(cut)
      .text()
      .trim()
      .replace(/\.{3}$/, '');
    $(cut).text(patterns.find((pattern) => pattern.startsWith(start)) ?? start);
    $(cut).next().remove();
  }
  for (const button of $('button').toArray()) $(button).replaceWith($(button).contents());
  for (const name of $('.property-name').toArray()) {
    $(name).replaceWith($('<code>').append($(name).contents()));
  }
  for (const cell of $('tbody > tr > td:first-child:not([colspan])').toArray()) {
    $(cell).replaceWith($('<th scope="row">').append($(cell).contents()));
  }
  $('thead th').attr('scope', 'col');
  for (const span of $('span:not(:has(*))').toArray()) {
    if (/^\^.*\$$/.test($(span).text()))
      $(span)
        .before(' ')
        .replaceWith($('<code>').text($(span).text()));
  }
  // Named examples may have the same value, and Redoc leaves a dash for the description that they lack.
  for (const example of $('ul > li:has(> span:only-child)').toArray()) {
    const value = $(example).children();
    const earlier = $(example).prevAll().toArray();
    if (earlier.some((other) => $(other).text() === value.text())) $(example).remove();
    else $(example).empty().append(value);
  }
  $('[class]:not(.token)').removeAttr('class');
  $('[html]').removeAttr('html');
  // The styles have no colour for these.
  for (const mark of $('.token:is(.punctuation, .operator):not(.important)').toArray()) {
    $(mark).replaceWith($(mark).contents());
  }
  removeEmpty($);
  return $.html();
}

/** Removes elements that only held decoration, and then parents left empty. White space in code is kept. */
function removeEmpty($: CheerioAPI): void {
  const empty = $(':is(div, span):not(:has(*))').filter(
    (_, node) => $(node).text().trim() === '' && $(node).closest('pre').length === 0,
  );
  if (empty.length === 0) return;
  empty.remove();
  removeEmpty($);
}
