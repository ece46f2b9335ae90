import {misspellings} from '../spelling';
import {type Edit, edited, parsed, type Pass} from './pass';

/** The verb is written as in American English. */
const SEVERAL = /^licenses?$/;

/** Words that are known in British spelling. Names, and words with several forms such as "license", are left to writers. */
export const spelling: Pass = async (content) => {
  const {markdown} = parsed(content);
  const found = await misspellings({repoPath: 'docs/page.md', content, markdown});
  const edits = found.flatMap(({text, offset, whole, isAmerican, meant}): Edit[] => {
    const [british, ...others] = meant;
    const isOnly = british !== undefined && others.length === 0 && !SEVERAL.test(text);
    const isWord = whole === text && /^\p{Ll}+ \p{Ll}[\p{Ll}-]*$/u.test(`${text} ${british}`);
    return isOnly && isAmerican && isWord
      ? [{start: offset, end: offset + text.length, text: british, what: `"${text}"`}]
      : [];
  });
  return edited(content, edits);
};
