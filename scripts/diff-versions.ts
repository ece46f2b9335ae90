/**
 * `npx tsx scripts/diff-versions.ts`: figures and pages that differ between the newest archived version and
 * the current content, or between two versions: `npx tsx scripts/diff-versions.ts 2024-11 2025-02`.
 */
import {reportOf, snapshots} from '../src/features/changes/model';
import {compareVersions} from '../src/features/changes/model/compare';
import {TODAY} from '../src/features/changes/model/routes';
import {FindingError, suggestion} from '../src/lib/finding';

function main(): void {
  const line = snapshots(process.cwd());
  const versions = line.map(({version}) => version);
  const [from = versions.at(-2), given = TODAY] = process.argv.slice(2);
  const to = given === 'today' ? TODAY : given;
  for (const name of [from, to]) {
    if (name === undefined) return fail('No version has been cut yet. Run: npm run cut -- 2025-02');
    if (!versions.includes(name)) {
      return fail(`Unknown version "${name}": ${suggestion(name, versions)}`);
    }
  }
  const [start, end] = [versions.indexOf(from ?? ''), versions.indexOf(to)];
  if (start >= end) return fail('Give the earlier version first');
  console.log(reportOf(compareVersions(line.slice(start, end + 1))));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  if (!(error instanceof FindingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
