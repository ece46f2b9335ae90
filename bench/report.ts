import os from 'node:os';

/** NaN without values, so that a missing measurement never meets a limit. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export function verdict(limits: Readonly<Record<string, boolean>>): string {
  const missed = Object.keys(limits).filter((name) => !limits[name]);
  return missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`;
}

/** A Markdown table below the conditions of the measurement; columns after the first align right. */
export function table(runs: number, head: readonly string[], rows: readonly string[][]): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}`;
  const load = os.loadavg()[0]?.toFixed(1) ?? 'unknown';
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${date}, ${machine}, runs: ${runs}, load average at the end: ${load}.\n\n${lines.join('\n')}`;
}
