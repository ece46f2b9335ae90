import {misspellings} from '../spelling';
import {type Edit, edited, type Pass, verbatimIn} from './pass';

/** The verb is written as in American English. */
const SEVERAL = /^licenses?$/;

/** Words that are known in British spelling. Names, and words with several forms such as "license", are left to writers. */
export const spelling: Pass = async (content) => {
  const isVerbatim = verbatimIn(content);
  const found = await misspellings({repoPath: 'docs/page.md', content});
  const edits = found.flatMap(({text, offset, meant: [british, ...others]}): Edit[] => {
    const isOnly = british !== undefined && others.length === 0 && !SEVERAL.test(text);
    const isSure =
      isOnly && /^\p{Ll}+ \p{Ll}[\p{Ll}-]*$/u.test(`${text} ${british}`) && !isVerbatim(offset);
    return isSure
      ? [{start: offset, end: offset + text.length, text: british, what: `"${text}"`}]
      : [];
  });
  return edited(content, edits);
};
