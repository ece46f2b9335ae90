import {brokenLists} from '../lists';
import {type Edit, edited, parsed, type Pass} from './pass';

/** What stands between two steps is indented, if their numbers say that it belongs to the list. */
export const steps: Pass = (content) => {
  const {markdown} = parsed(content);
  const edits = brokenLists({markdown, content})
    .filter(({isCertain}) => isCertain)
    .map(({between, indent}): Edit => {
      const first = between[0]?.position?.start;
      const start = (first?.offset ?? 0) - (first?.column ?? 1) + 1;
      const end = between.at(-1)?.position?.end.offset ?? start;
      const text = content.slice(start, end).replaceAll(/^(?=.)/gm, ' '.repeat(indent));
      return {start, end, text, what: 'text of a step that is not indented'};
    });
  return edited(content, edits);
};
