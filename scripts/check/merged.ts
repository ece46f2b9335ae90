import type {Finding} from '../../src/lib/finding';

/** What is wrong several times on a page, with one remedy, is one finding, which names the other lines. */
export function merged(
  findings: readonly Finding[],
  kindOf = ({message, fix}: Finding): string => `${message} ${fix}`,
): Finding[] {
  const kinds = findings.map(kindOf);
  return [...new Set(kinds)].flatMap((kind) =>
    joined(findings.filter((_, at) => kinds[at] === kind)),
  );
}

/** Findings of one kind that differ in what they name: the first one also names the others and their lines. */
export function joined(findings: readonly Finding[], fix?: string): Finding[] {
  const [first, ...rest] = findings;
  if (!first || rest.length === 0) return [...findings];
  const lines = new Map<string, number[]>();
  for (const {message, line} of findings) {
    const name = /".*"|(?<=: ).*/.exec(message)?.[0] ?? '';
    lines.set(name, [...(lines.get(name) ?? []), line]);
  }
  const [[, [, ...own] = []] = [], ...others] = lines;
  const text = [
    ...(own.length > 0 ? [`, also ${placesOf(own, first.line)}`] : []),
    ...others.map(([name, at]) => `; ${name} ${placesOf(at, first.line)}`),
  ].join('');
  const also = rest.map(({line, column}) => ({line, column}));
  const isSeveral = fix !== undefined && others.length > 0;
  return [{...first, message: first.message + text, fix: isSeveral ? fix : first.fix, also}];
}

/** "on the same line, in line 5, 7 (2 times)" */
function placesOf(lines: readonly number[], here: number): string {
  const counted = (line: number): string => {
    const {length} = lines.filter((each) => each === line);
    return `${line === here ? 'on the same line' : line}${length > 1 ? ` (${length} times)` : ''}`;
  };
  const there = [...new Set(lines)].filter((line) => line !== here).map(counted);
  return [
    ...(lines.includes(here) ? [counted(here)] : []),
    ...(there.length > 0 ? [`in line ${there.join(', ')}`] : []),
  ].join(', ');
}
