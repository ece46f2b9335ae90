import {nodesOf, plainTexts} from '../prose';
import {formulaAround} from '../silent';
import {isKnownName, misspellings} from '../spelling';
import {TERMS} from '../terms-list';
import {type Edit, edited, parsed, type Pass, rangeOf, verbatimIn} from './pass';

/** Common English words that are rare in other languages. */
const COMMON = /\b(?:the|and|you|with|are)\b/gi;

/** Whether a text may be in English: one in another language would be "corrected" word by word. */
export function isEnglish(content: string): boolean {
  const texts = plainTexts(parsed(content).markdown).map(({value}) => value);
  const text = texts.join(' ');
  const {length} = text.match(/\p{L}+/gu) ?? [];
  return length < 50 || (text.match(COMMON) ?? []).length > length / 50;
}

/** The noun, as its place shows. With a capital, it may be a part of a name; with a dot or a slash, of an address. */
const LICENCE =
  /(?<=\b(?:[Aa]n?|[Tt]he(?:ir|se)?|[Yy]our|[Oo]ur|[Ii]ts|[Aa]ny|[Nn]o|MIT|BSD|GPL) )license(?=s?\b(?![-@/=_]|[.:]\w))/g;

/** The words of a button or a field. */
const LABEL = /^\*\*\p{Lu}(?:[^\s*]+ ?){1,4}(?<![.!?:])\*\*$/u;

/** So ends an English word, and hardly one of another language: "comision" may be quoted, but not "prefered". */
const ENDING = /(?:able|ed|ful|ght|ing|ly|ness|ous|ther)$/;

/** What stands in front of the first word of a block or a sentence. */
const FIRST = /(?:^|\n)[ \t>]*(?:(?:[-*+#]+|\d+[.)])[ \t]+)*(?:\*\*)?$|[.!?][ \n]$/;

/** The verb is written as in American English. */
const SEVERAL = /^licenses?$/;

/** Words that are known in British spelling. Names, and words with several forms such as "license", are left to writers. */
export const spelling: Pass = async (content) => {
  const {markdown} = parsed(content);
  const found = await misspellings({repoPath: 'docs/page.md', content, markdown});
  const labels = nodesOf(markdown, 'strong').map(({position}) => rangeOf(position));
  const quotations = nodesOf(markdown, 'blockquote').map(({position}) => rangeOf(position));
  const codes = new Set(
    nodesOf(markdown, 'inlineCode').map(({value}) => value.replace(/\(\)$/, '')),
  );
  const names = new Set(
    found
      .filter(({meant, whole}) => meant.length === 0 && codes.has(whole))
      .map(({whole}) => whole),
  );
  const asCode = [...names].flatMap((name) => placesOf(name, content));
  const edits = found.flatMap(({text, offset, whole, isAmerican, meant}): Edit[] => {
    const isIn = ({start, end}: {start: number; end: number}): boolean =>
      start <= offset && offset < end;
    // Of the application that the page is about.
    const isLabel = labels.some(
      (each) => isIn(each) && LABEL.test(content.slice(each.start, each.end)),
    );
    // Elsewhere, it is a part of an address, a command or another word, or a value.
    const isFree =
      /(?<=^|[\s(*,])[^\n]$/.test(content.slice(0, offset + 1)) &&
      /^[*),]*(?:[.;:!?]*(?:\s|$))/.test(content.slice(offset + text.length));
    const [british, ...others] = meant;
    const isOnly = british !== undefined && others.length === 0 && !SEVERAL.test(text);
    const isWord = whole === text && /^\p{Ll}+ \p{Ll}[\p{Ll}-]*$/u.test(`${text} ${british}`);
    // Elsewhere, a capital may start a name.
    const [above, below] = [content.slice(0, offset), content.slice(offset + text.length)];
    // As in "- **Term**: Color it red".
    const isBehindTerm = /[\])*]: $/.test(above) && /^ \p{Ll}/u.test(below);
    const isFirst =
      whole === text &&
      (isBehindTerm ||
        FIRST.test(above) ||
        (offset < content.indexOf('\n---', 3) && /\n(?:title|description): *["']?$/.test(above))) &&
      /^\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}-]*$/u.test(`${text} ${british}`);
    // A name that starts with a capital, and has others inside.
    const isName =
      whole === text &&
      isKnownName(british ?? '') &&
      /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
      text.toLowerCase() === british?.toLowerCase();
    // No name ends so.
    const isVerb = whole === text && /^\p{Lu}\p{Ll}+iz(?:ed|es|ing)$/u.test(text);
    const isMail = /^Email(?:s|ed|ing)?$/.test(text) && isFree;
    const isLower = whole === text && /^\p{Ll}+$/u.test(text) && isFree && !quotations.some(isIn);
    const isCase = isLower && text === british?.toLowerCase();
    const [ending] = ENDING.exec(text) ?? [];
    // Among unknown words, it may be a quotation.
    const isAlone = found.every(
      (other) =>
        other.meant.length > 0 ||
        content
          .slice(Math.min(other.offset, offset), Math.max(other.offset, offset))
          .includes('\n'),
    );
    const isSlip =
      isLower && !isAmerican && (isAlone || (ending !== undefined && british?.endsWith(ending)));
    const isBritish = isAmerican && (isWord || (!isLabel && (isFirst || isVerb || isMail)));
    return isOnly && !formulaAround(content, offset) && (isName || isCase || isSlip || isBritish)
      ? [{start: offset, end: offset + text.length, text: british, what: `"${text}"`}]
      : [];
  });
  return edited(content, [...edits, ...asCode]);
};

/** Where a word of no language, which the page writes as code elsewhere, is in the text. */
function placesOf(name: string, content: string): Edit[] {
  const pattern = new RegExp(String.raw`(?<=^|[\s(*])${name}(?=[\s),;*]|[.:!?](?:\s|$)|$)`, 'g');
  return plainTexts(parsed(content).markdown).flatMap(({position}) => {
    const {start, end} = rangeOf(position);
    return [...content.slice(start, end).matchAll(pattern)].map(({index}): Edit => {
      const from = start + index;
      const what = 'a technical name outside of code';
      return {start: from, end: from + name.length, text: `\`${name}\``, what};
    });
  });
}

/** Terms that have one name here, and one form of it. */
export const terms: Pass = (content) => {
  const isMarked = verbatimIn(content);
  const words = wordsOf(content);
  // Of the front matter, only its texts are left.
  const head = parsed(content).markdown.children.find(({type}) => type === 'yaml');
  const isVerbatim = (offset: number): boolean =>
    isMarked(offset) && offset >= rangeOf(head?.position).end;
  const edits = TERMS.flatMap(({other, instead}) =>
    [...words.matchAll(other)].flatMap(({0: found, index}): Edit[] => {
      const text = instead?.(found) ?? found;
      const isSame = text === found || isVerbatim(index);
      return isSame ? [] : [{start: index, end: index + found.length, text, what: `"${found}"`}];
    }),
  );
  const licences = [...words.matchAll(LICENCE)]
    .filter(({index}) => !isVerbatim(index))
    .map(({0: found, index}): Edit => ({
      start: index,
      end: index + found.length,
      text: 'licence',
      what: `"${found}"`,
    }));
  return edited(content, [...edits, ...licences]);
};

/** What readers do not see as words: front matter but for its texts, code, entities and addresses. */
const NO_WORDS =
  /^(?:keywords:.*\n(?:[ \t]+.*\n)*|(?!title|description|lead)[a-z_]+:(?=[ \n]).*$)|^ *(```+|~~~+)[^]*?^ *\1|(?<!`)`[^`\n]+`|&\w+;|(?<=\])\([^)\n]*\)/gm;

/** The text with spaces in place of what has no words, so that offsets stay the same. */
function wordsOf(content: string): string {
  return content.replaceAll(NO_WORDS, (all) => all.replaceAll(/[^\n]/g, ' '));
}
