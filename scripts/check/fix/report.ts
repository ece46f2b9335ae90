import {structuredPatch} from 'diff';

import {count} from '../../../src/lib/count';
import type {Repaired} from './index';

/** What was repaired in each file: how often, and the changed lines. */
export function reportRepairs(repaired: readonly Repaired[]): string {
  if (repaired.length === 0) return 'Nothing to repair';
  return repaired.map(reportFile).join('\n');
}

function reportFile({file, before, after, whats}: Repaired): string {
  const kinds = [...new Set(whats)].map((what) => {
    const {length} = whats.filter((each) => each === what);
    return `  ${what} (${length})`;
  });
  const {hunks} = structuredPatch(file, file, before, after, undefined, undefined, {context: 0});
  const lines = hunks.flatMap((hunk) => [
    `${file}:${hunk.newStart}`,
    ...hunk.lines.filter((line) => /^[-+]/.test(line)).map((line) => `  ${line}`),
  ]);
  return [`${file}  ${count(whats.length, 'repair')}:`, ...kinds, ...lines, ''].join('\n');
}
