import type {Dialect} from '../dialect';
import type {Block, Reader} from './block';
import {classed, colons, indented, quoted} from './marks';
import {tagged} from './tags';

export {PARTS} from './block';

const READERS: readonly Reader[] = [quoted, indented, colons, classed, tagged];

/** The text with directives in place of the boxes, tabs, folded texts and steps of other systems. */
export function withDirectives(text: string, dialect: Dialect): string {
  const spaced = text.replaceAll(/^[ \t]+/gm, (indent) => indent.replaceAll(/ *\t/g, '    '));
  return converted(spaced.split('\n'), dialect).join('\n');
}

function converted(lines: readonly string[], dialect: Dialect): string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const isStart = (lines[at - 1] ?? '').trim() === '';
    const rest = lines.slice(at);
    let block: Block | undefined;
    for (const reader of READERS) block ??= reader(rest, dialect, isStart);
    if (!block) {
      result.push(line);
      at += 1;
      continue;
    }
    const {role, name, title, indent, body, length} = block;
    const inner = role === 'html' ? body : converted(body, dialect);
    const own = role === 'directive' ? directive(name, title, inner) : inner;
    const isApart =
      result.length === 0 || result.at(-1)?.trim() === '' || line.trim().startsWith(':::');
    result.push(...(isApart ? [] : ['']), ...own.map((each) => (each ? indent + each : each)));
    at += length;
    if ((lines[at] ?? '').trim() !== '' && !/^ *:::/.test(lines[at] ?? '')) result.push('');
  }
  return result;
}

/** A directive with more colons than those in it. */
function directive(name: string, title: string, body: readonly string[]): string[] {
  const within = body.map((line) => /^ *(:{3,})/.exec(line)?.[1]?.length ?? 2);
  const marks = ':'.repeat(1 + Math.max(2, ...within));
  const words = /^(?:\[[^[\]]*\]|[^[\]])*$/.test(title) ? title : title.replaceAll(/[[\]]/g, '');
  return [`${marks}${name}${words.trim() && `[${words.trim()}]`}`, '', ...body, '', marks];
}
