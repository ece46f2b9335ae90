import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';

import {type Finding, suggestion} from '../../src/lib/finding';
import {findingAt, type Check, type SourcePage} from './context';

/** The admonitions that the site has a style for. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** More of them on a page, and readers skip them all. */
const MOST = 3;
const OPENING = /^( *):::+ ?([a-z]*)(.*)$/;

/** Admonitions that Docusaurus would silently show as text, or never close. */
export const admonitions: Check = {
  name: 'admonitions',
  run: ({subjects}) => ({looked: subjects.length, findings: subjects.flatMap(checkPage)}),
};

function checkPage(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  const boxes: ContainerDirective[] = [];
  visit(page.markdown, 'containerDirective', (box) => void boxes.push(box));
  findings.push(...boxes.flatMap((box) => boxFindings(page, box)));
  const [first] = boxes.slice(MOST);
  if (first) {
    const fix = 'turn the least important ones into plain text';
    findings.push(findingAt(page, first, `the page has ${boxes.length} admonitions`, fix));
  }
  const asText = linesOfText(page);
  const openings = asText.filter(({text}) => !/^ *:::+ *$/.test(text));
  // The ":::" that closes a wrongly opened admonition is not reported again.
  return [
    ...findings,
    ...(openings.length > 0 ? openings : asText).map((line) => unread(page, line)),
  ];
}

function boxFindings(page: SourcePage, box: ContainerDirective): Finding[] {
  const last = page.content.split('\n')[(box.position?.end.line ?? 1) - 1] ?? '';
  return [
    ...((ADMONITIONS as readonly string[]).includes(box.name)
      ? []
      : [
          findingAt(
            page,
            box,
            `unknown admonition ":::${box.name}"`,
            suggestion(box.name, ADMONITIONS),
          ),
        ]),
    ...(/^[\s>]*:::+\s*$/.test(last)
      ? []
      : [
          findingAt(
            page,
            box,
            `the admonition ":::${box.name}" is not closed, so the rest of the page is inside it`,
            'add a line with ":::" where it should end',
          ),
        ]),
  ];
}

interface TextLine {
  text: string;
  position: {start: {line: number; column: number}};
}

/** Lines with three colons that were parsed as text. */
function linesOfText({markdown, content}: SourcePage): TextLine[] {
  const found: TextLine[] = [];
  const lines = content.split('\n');
  if (!markdown) return found;
  visit(markdown, 'paragraph', ({position, data}) => {
    const isTitle = data && 'directiveLabel' in data;
    if (!position || isTitle) return;
    for (let line = position.start.line; line <= position.end.line; line += 1) {
      const text = lines[line - 1] ?? '';
      const column = text.indexOf(':::') + 1;
      if (/^[\s>]*:::/.test(text)) found.push({text, position: {start: {line, column}}});
    }
  });
  return found;
}

function unread(page: SourcePage, line: TextLine): Finding {
  const [, , name = '', rest = ''] = OPENING.exec(line.text.trim()) ?? [];
  const title = rest.trim().replace(/^["']|["']$/g, '');
  if (name && title && !title.startsWith('[')) {
    return findingAt(
      page,
      line,
      `the title of the admonition needs square brackets: "${line.text.trim()}"`,
      `write :::${name}[${title}]`,
    );
  }
  return findingAt(
    page,
    line,
    `"${line.text.trim()}" is shown as plain text`,
    'open an admonition with ":::note[Title]" and close it with ":::", each on its own line between blank lines',
  );
}
