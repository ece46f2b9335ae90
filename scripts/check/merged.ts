import type {Finding} from '../../src/lib/finding';

/** What is wrong several times on a page, with one remedy, is one finding, which names the other lines. */
export function merged(findings: readonly Finding[]): Finding[] {
  return [...groupedBy(findings, kindOf).values()].flatMap((alike) => joined(alike));
}

function kindOf({kind, subject = '', message, fix}: Finding): string {
  return kind ?? `${message.replace(subject, '')} ${fix}`;
}

/** One finding for all of some findings: the first, which also names the other subjects and lines. */
function joined(findings: readonly Finding[]): Finding[] {
  const [first, ...rest] = findings;
  if (!first || rest.length === 0) return [...findings];
  const subjects = groupedBy(findings, ({subject = ''}) => subject);
  const own = rest.filter(({subject = ''}) => subject === (first.subject ?? ''));
  subjects.delete(first.subject ?? '');
  const places = [
    ...(own.length > 0 ? [`, also ${placesOf(own, first)}`] : []),
    ...[...subjects].map(([subject, alike]) => `; ${subject} ${placesOf(alike, first)}`),
  ].join('');
  const also = rest.map(({line, column}) => ({line, column}));
  return [{...first, message: first.message + places, also}];
}

/** "on the same line, in line 5, 7 (2 times)" */
function placesOf(findings: readonly Finding[], {line: here}: Finding): string {
  const places = [...groupedBy(findings, ({line}) => line)].map(([line, {length}]) => {
    const times = length > 1 ? ` (${length} times)` : '';
    return {isHere: line === here, text: `${line === here ? 'on the same line' : line}${times}`};
  });
  const there = places.filter(({isHere}) => !isHere).map(({text}) => text);
  return [
    ...places.filter(({isHere}) => isHere).map(({text}) => text),
    ...(there.length > 0 ? [`in line ${there.join(', ')}`] : []),
  ].join(', ');
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
