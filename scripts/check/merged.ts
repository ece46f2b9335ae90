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
  const [first] = findings;
  if (!first) return [];
  const lines = new Map<string, Set<number>>();
  for (const {message, line} of findings) {
    const name = /".*"|(?<=: ).*/.exec(message)?.[0] ?? '';
    lines.set(name, new Set([...(lines.get(name) ?? []), line]));
  }
  const [[, own = new Set<number>()] = [], ...others] = lines;
  own.delete(first.line);
  const also = [
    ...(own.size > 0 ? [`, also in line ${[...own].join(', ')}`] : []),
    ...others.map(([name, at]) => `; ${name} in line ${[...at].join(', ')}`),
  ];
  const isSeveral = fix !== undefined && others.length > 0;
  return [{...first, message: first.message + also.join(''), fix: isSeveral ? fix : first.fix}];
}
