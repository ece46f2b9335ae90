import {slug} from 'github-slugger';

import {nodesOf} from '../prose';
import {indentedCodeIn} from './code';
import {type Frame, foldsAt, lengthOf} from './folds';
import {isSame} from './headings';
import {CENTERED, HIDDEN} from './kinds';
import {blocksBetween, editsOfBlocks} from './lines';
import {edited, parsed, type Pass} from './pass';

/** Tags that only lay out what is between them. */
const WRAPPERS =
  'div|section|center|figure|CodeGroup|CardGroup|CardGrid|Cards|Columns|Frame|stepper|step|code|content-ref';
/** What may be the only sign of a box, the only description of what is inside, or where links lead. */
const SAYS_MORE =
  /note|tip|warn|info|callout|alert|danger|important|hint|admonition|panel|\b(?:title|caption|summary|hidden|id|name|lang)=/i;

/** `<div>`, `<CodeGroup>`, `{% code %}` and the like, which say nothing to readers. */
function wrapperAt(lines: readonly string[]): Frame | undefined {
  const steps = blocksBetween(lines, 'Steps');
  // Its headings or list are the steps.
  if (steps && steps.attributes.trim() === '' && !/^ *<Step\b/m.test(steps.body.join('\n')))
    return steps;
  const found = blocksBetween(lines, WRAPPERS);
  const [title] = /\btitle="[^"]+"/.exec(found?.attributes ?? '') ?? [];
  const [code = '', ...others] = (found?.body ?? []).filter((line) => /^ *`{3}/.test(line));
  // `{% code title="index.js" %}` around one block of code, which can have it itself.
  if (found && title && others.length === 1 && /^ *`{3}\w+ *$/.test(code)) {
    const body = found.body.map((line) => (line === code ? `${code.trimEnd()} ${title}` : line));
    return {...found, body};
  }
  // The card of GitBook for a page: mostly around a link, but its address may stand only in the tag.
  if (found?.name === 'content-ref') {
    const [, address] = /^ *url="([^"\s()]+)" *$/.exec(found.attributes) ?? [];
    const text = trimmed(found.body);
    if (!address || text.includes(`](${address})`)) return address ? found : undefined;
    const isWords = /^(?!.*(?::\/\/|www\.))[\p{L}\d`][^\n[\]<>{}@]*$/u.test(text);
    return text === '' || isWords
      ? {...found, body: [`[${text || address}](${address})`]}
      : undefined;
  }
  // The tag of HTML is code, and may contain marks of Markdown.
  const isCode = found?.name === 'code' && !/^ *\{%/.test(lines[0] ?? '');
  // In bold, it would become a heading.
  const isBold = CENTERED.test(lines[0] ?? '') && /^\*\*.*\*\*$/.test(trimmed(found?.body ?? []));
  const isKept = isCode || isBold || HIDDEN.test(found?.attributes ?? '');
  return found && !isKept && !SAYS_MORE.test(found.attributes) ? found : undefined;
}

/**
 * Layout goes, and what is folded gets a heading. If the text below it would then belong to it too, tabs and steps
 * become a list, and the others stay.
 */
export const frames: Pass = (content) => {
  const isCode = indentedCodeIn(content);
  const edits = editsOfBlocks(content, 'layout of another system', (lines, start) => {
    if (!/^ *(?:<|\{[%{]|===|:::)/.test(lines[0] ?? '') || isCode(start)) return undefined;
    const depth = depthAt(content, start);
    const wrapper = wrapperAt(lines);
    if (wrapper) return {text: written(wrapper), length: wrapper.length};
    const found = foldsAt(lines);
    const length = lengthOf(found);
    const next =
      lines.slice(length).find((line) => !/^\s*(?:\{\/\*.*\*\/\}|-{3,})?\s*$/.test(line)) ?? '';
    const isEnd = next === '' || new RegExp(`^#{1,${depth}} `).test(next);
    const texts = found.map((frame, at) =>
      isEnd ? section(frame, depth) : item(frame, at + 1, content),
    );
    const isPlain = found.every(
      ({title = '', body}) => title !== '' && !/[<>{}\n]/.test(title) && trimmed(body) !== '',
    );
    // Beside another list, they would be items of it. A tag around them that stays may say more.
    const isAlone =
      !ITEM.test(next) &&
      !/^ *(?:<\/|\{%-? *(?:end|\/)|\{\{[<%] *\/)/.test(next) &&
      !isBelowList(content, start);
    const isCase = isEnd || (found.length > 1 && isAlone);
    return length > 0 && isPlain && isCase && !texts.includes(undefined)
      ? {text: texts.join('\n\n'), length}
      : undefined;
  });
  return edited(content, edits);
};

const ITEM = /^ {0,3}(?:[-*+]|\d+[.)]) /;

/** Whether the block above an offset is a list. */
function isBelowList(content: string, offset: number): boolean {
  const {children} = parsed(content).markdown;
  const above = children.filter(({position}) => (position?.end.offset ?? 0) <= offset);
  return above.at(-1)?.type === 'list';
}

/** One level below the last heading above. */
function depthAt(content: string, offset: number): number {
  const above = nodesOf(parsed(content).markdown, 'heading').filter(
    ({position}) => (position?.start.offset ?? 0) < offset,
  );
  return (above.at(-1)?.depth ?? 1) + 1;
}

/** Between blank lines, as far right as its tag. */
function written({body, indent}: Frame): string {
  return trimmed(body).replaceAll(/^(?=.)/gm, indent);
}

function trimmed(body: readonly string[]): string {
  return body.join('\n').replaceAll(/^\n+|\s+$/g, '');
}

const HEADING = /^#+(?= )/;

/** A text under a heading, which it may have. Others in it move below that; undefined if there is no such level. */
function section({title = '', body: all}: Frame, depth: number): string | undefined {
  const [first = '', ...rest] = trimmed(all).split('\n');
  const own = first.replace(HEADING, '').trim();
  const isOwn = HEADING.test(first) && isSame(title, own);
  const body = isOwn ? rest : all;
  const shifted = headingsIn(body);
  const levels = shifted.map((at) => HEADING.exec(body[at] ?? '')?.[0].length ?? 0);
  const shift = Math.max(0, depth + 1 - Math.min(...levels));
  if (depth > 6 || (levels.length > 0 && Math.max(...levels) + shift > 6)) return undefined;
  const lines = body.map((line, at) => (shifted.includes(at) ? '#'.repeat(shift) + line : line));
  return `${'#'.repeat(depth)} ${isOwn ? own : title}\n\n${trimmed(lines)}`;
}

/** A text as an item of a list, which ends before the next paragraph; undefined if a link leads to a section of it, or it is no case of several. */
function item(
  {title = '', body: all, list}: Frame,
  number: number,
  page: string,
): string | undefined {
  if (!list || title.includes('*')) return undefined;
  const body = [...all];
  for (const at of headingsIn(all)) {
    const words = all[at]?.replace(HEADING, '').trim() ?? '';
    if (/[*`[\]{}]/.test(words) || page.includes(`](#${slug(words)})`)) return undefined;
    body[at] = `**${words.replace(/[:.]$/, '')}:**`;
  }
  const marker = list === 'numbers' ? `${number}.` : '-';
  const indent = ' '.repeat(marker.length + 1);
  return `${marker} **${title}**\n\n${trimmed(body).replaceAll(/^(?=.)/gm, indent)}`;
}

/** The lines with a heading, outside of code. */
function headingsIn(body: readonly string[]): number[] {
  let fence = '';
  return body.flatMap((line, at) => {
    const [marks = ''] = /(?<=^ *)(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = marks;
    else if (marks.startsWith(fence)) fence = '';
    return fence === '' && HEADING.test(line) ? [at] : [];
  });
}
