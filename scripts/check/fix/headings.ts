import {slug} from 'github-slugger';
import {toString} from 'mdast-util-to-string';

import {explicitId, titleOf} from '../anchors';
import {nodesOf} from '../prose';
import {HEADING} from '../related';
import {isNameIn} from '../style';
import {indentedCodeIn} from './code';
import {type Edit, edited, lineBelow, parsed, type Pass, rangeOf} from './pass';

/** Whether two titles have the same letters and digits. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((title) =>
    title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return first !== '' && first === second;
}

/** Headings in other forms: underlined, closed with #, or the title of the page once more. */
export const headings: Pass = (content) => {
  const {markdown} = parsed(content);
  const [, title = ''] = /^title: *["']?(.*?)["']?$/m.exec(content) ?? [];
  const all = nodesOf(markdown, 'heading');
  const isCode = indentedCodeIn(content);
  const edits = all.flatMap((heading, at): Edit[] => {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.position?.end.offset ?? 0;
    const source = content.slice(start, end);
    if (at === 0 && heading.depth === 1 && isSame(toString(heading), title)) {
      const from = start - (heading.position?.start.column ?? 1) + 1;
      return [{start: from, end: lineBelow(content, end), text: '', what: 'the title once more'}];
    }
    const [, text] =
      /^(.+)\n *(?:=+|-+)$/.exec(source) ?? /^#{1,6} +(.*\S) +#+$/.exec(source) ?? [];
    return text === undefined || isCode(start)
      ? []
      : [
          {
            start,
            end,
            text: `${'#'.repeat(heading.depth)} ${text}`,
            what: 'a heading in another form',
          },
        ];
  });
  return edited(content, edits);
};

/** Anchors that headings have anyway. Repairs of their words come before: with other words, the anchor must stay. */
export const pins: Pass = (content) => {
  const all = nodesOf(parsed(content).markdown, 'heading');
  const slugs = all.map((each) => slug(titleOf(each)));
  const edits = all.flatMap((heading, at): Edit[] => {
    const {start, end} = rangeOf(heading.position);
    const [, words = ''] =
      /^(##+ .*[^\s.,;:!#]) *\{\/\*[^{}]*\}$/.exec(content.slice(start, end)) ?? [];
    const own = slugs[at] ?? '';
    // A figure has other words than its label.
    const isPlain = words !== '' && !/:[a-z]|!\[|[<{]/i.test(words);
    return isPlain &&
      explicitId(heading) === own &&
      slugs.filter((each) => each === own).length === 1
      ? [
          {
            start: start + words.length,
            end,
            text: '',
            what: 'an anchor that the heading has anyway',
          },
        ]
      : [];
  });
  return edited(content, edits);
};

/**
 * The sections of a page start at level 2, below the title in the front matter, and skip no level. A single heading of
 * level 1 above them may be the title in other words.
 */
export const levels: Pass = (content) => {
  const all = nodesOf(parsed(content).markdown, 'heading');
  const depths = all.map(({depth}) => depth);
  const isMovable = all.every(({position}) => content.startsWith('#', position?.start.offset));
  const isTitle = depths.filter((depth) => depth === 1).length === 1;
  // The levels above each heading, down to its own.
  let path: number[] = [];
  const edits = all.flatMap(({depth, position}): Edit[] => {
    path = [...path.filter((above) => above < depth), depth];
    const to = path.length + (isTitle ? 0 : 1);
    const {start} = rangeOf(position);
    const text = '#'.repeat(to);
    const what = 'a section that skips a level, or does not start at level 2';
    return to === depth ? [] : [{start, end: start + depth, text, what}];
  });
  return isMovable && (!isTitle || depths[0] === 1) && edits.every(({text}) => text.length <= 6)
    ? edited(content, edits)
    : {content, whats: []};
};

/** Words with a capital behind the first one of a heading. */
const RAISED = /(?<=[\p{L}\d,*] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;

/** A heading in title case, if the text has all its words in lower case, side by side, as it has no name: "Smart Contracts", but not "Trust Wallet". */
export const sentenceCase: Pass = (content) => {
  const {markdown} = parsed(content);
  // Not in the related articles, which another repair adds: a second run would know more words.
  const [own = ''] = content.split(`\n## ${HEADING}\n`);
  const text = nodesOf(parsed(own).markdown, 'paragraph')
    .map((node) => toString(node))
    .join('\n');
  const [head = '', title = ''] =
    /^---\n(?:(?!---\n).*\n)*?title: *["']?(.*?)["']?(?=\n)/.exec(content) ?? [];
  const end = head.replace(/["']$/, '').length;
  const titles = [
    {words: title, start: end - title.length, end},
    ...nodesOf(markdown, 'heading').map((node) => ({
      words: toString(node),
      ...rangeOf(node.position),
    })),
  ];
  const edits = titles.flatMap(({words: heading, start, end}): Edit[] => {
    const [, ...words] = heading.match(/\p{L}{4,}/gu) ?? [];
    if (words.length < 2 || !words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word))) return [];
    const runs = [...content.slice(start, end).matchAll(RAISED)];
    const isWords = runs.every(
      ({0: run}) =>
        text.search(new RegExp(String.raw`(?<=\p{Ll},? )${run.toLowerCase()}(?!\p{L})`, 'u')) >=
          0 && run.split(' ').every((word) => !isNameIn(word, text)),
    );
    return isWords
      ? runs.map(({0: run, index}) => ({
          start: start + index,
          end: start + index + run.length,
          text: run.toLowerCase(),
          what: 'a heading in title case',
        }))
      : [];
  });
  return edited(content, edits);
};

/** A bold line above a text is a heading, one level below the last real one. */
export const boldHeadings: Pass = (content) => {
  const {children} = parsed(content).markdown;
  let depth = 1;
  const edits = children.flatMap((node, at): Edit[] => {
    if (node.type === 'heading') ({depth} = node);
    const {start, end} = rangeOf(node.position);
    const [, text] =
      /^\*\*([^*`\n[\]<>{}]{0,60}[^*`\n[\]<>{}\s.,:;!?])\*\*$/.exec(content.slice(start, end)) ??
      [];
    // A longer one may be a warning.
    const isShort = (text ?? '').split(' ').length <= 5;
    const isAlone = node.type === 'paragraph' && node.children.length === 1 && isShort;
    const below = children[at + 1]?.type ?? 'heading';
    if (!isAlone || !text || depth > 5 || /^(?:heading|thematicBreak)$/.test(below)) return [];
    return [
      {start, end, text: `${'#'.repeat(depth + 1)} ${text}`, what: 'a bold line as a heading'},
    ];
  });
  return edited(content, edits);
};
