import type {Finding} from '../../src/lib/finding';

/** What is wrong several times on a page, with one remedy, is one finding, which names the other lines. */
export function merged(findings: readonly Finding[]): Finding[] {
  return [...groupedBy(findings, kindOf).values()].flatMap((alike) => joined(alike));
}

function kindOf({kind, subject = '', message, fix, ...finding}: Finding): string {
  // An unknown figure is reported once for all pages.
  if (finding.unknownFigure) return `${finding.line}:${finding.column}`;
  return kind ?? `${message.replace(subject, '')} ${fix}`;
}

/** One finding for all of some findings: the first, which also names the other subjects and lines. */
function joined(findings: readonly Finding[]): Finding[] {
  const [first, ...rest] = findings;
  if (!first || rest.length === 0) return [...findings];
  const subjects = groupedBy(rest, ({subject = ''}) => subject);
  const own = subjects.get(first.subject ?? '');
  subjects.delete(first.subject ?? '');
  const places = [
    ...(own ? [`, also ${linesOf(own, first)}`] : []),
    ...[...subjects].map(([subject, alike]) => `; ${subject} ${linesOf(alike, first)}`),
  ].join('');
  const also = rest.map(({line, column}) => ({line, column}));
  return [{...first, message: first.message + places, also}];
}

/** "on the same line", or "in line 5, 7" */
function linesOf(findings: readonly Finding[], {line: here}: Finding): string {
  const lines = [...new Set(findings.map(({line}) => line))];
  return lines.every((line) => line === here) ? 'on the same line' : `in line ${lines.join(', ')}`;
}

function groupedBy<Key>(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => Key,
): Map<Key, Finding[]> {
  const groups = new Map<Key, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return groups;
}
