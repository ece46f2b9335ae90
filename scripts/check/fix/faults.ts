import {type Edit, edited, parsed, type Pass} from './edits';

/** What MDX cannot parse and has one right form: comments, addresses in angle brackets, anchors, line breaks. */
export const faults: Pass = (content) => {
  const {faults: found} = parsed(content);
  const edits = found.flatMap(({start, end, instead, message}, at): Edit[] => {
    // The text of an earlier fault inside this one is missing from `instead`: the next round repairs the whole.
    const hasOther = found.slice(0, at).some((other) => other.start >= start && other.end <= end);
    return instead === undefined || hasOther || isIndented(content, start)
      ? []
      : [{start, end, text: instead, what: message}];
  });
  return edited(content, edits);
};

/** Whether the line starts with four spaces, as code without fences does in other dialects. */
function isIndented(content: string, offset: number): boolean {
  return content.startsWith('    ', content.lastIndexOf('\n', offset - 1) + 1);
}
