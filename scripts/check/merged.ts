import type {Finding} from '../../src/lib/finding';

/** What is wrong several times on a page, with one remedy, is one finding, which names the other lines. */
export function merged(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding) => {
    const same = findings.filter(
      (other) => other.message === finding.message && other.fix === finding.fix,
    );
    const lines = [...new Set(same.slice(1).map(({line}) => line))].filter(
      (line) => line !== finding.line,
    );
    if (same[0] !== finding) return [];
    const also = lines.length > 0 ? `, also in line ${lines.join(', ')}` : '';
    return [{...finding, message: `${finding.message}${also}`}];
  });
}
