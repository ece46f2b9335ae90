import {nodesOf} from '../prose';
import {brokenLists} from './broken-lists';
import {type Edit, edited, parsed, type Pass, rangeOf} from './edits';

/** What stands between two steps is indented, if their numbers say that it belongs to the list. */
export const steps: Pass = (content) => {
  const edits = brokenLists(content).map(({between, indent}): Edit => {
    const first = between[0]?.position?.start;
    const start = (first?.offset ?? 0) - (first?.column ?? 1) + 1;
    const end = between.at(-1)?.position?.end.offset ?? start;
    const text = content.slice(start, end).replaceAll(/^(?=.)/gm, ' '.repeat(indent));
    return {start, end, text, what: 'text of a step that is not indented'};
  });
  return edited(content, edits);
};

/** The code of a list item starts where the text of the item does: other systems take one further right for its text. */
export const codeOfSteps: Pass = (content) => {
  const edits = nodesOf(parsed(content).markdown, 'listItem').flatMap(({children}) => {
    const column = children[0]?.position?.start.column ?? 1;
    return children.slice(1).flatMap((node): Edit[] => {
      const surplus = (node.position?.start.column ?? 1) - column;
      if (node.type !== 'code' || surplus <= 0) return [];
      const {start: fence, end} = rangeOf(node);
      const start = content.lastIndexOf('\n', fence) + 1;
      const source = content.slice(start, end);
      // How much of a tab belongs to the code depends on where its block starts.
      if (/^ *\t/m.test(source)) return [];
      const text = source.replaceAll(new RegExp(`^ {1,${surplus}}`, 'gm'), '');
      return [{start, end, text, what: 'a code block further right than its list item'}];
    });
  });
  return edited(content, edits);
};
