/**
 * `npm run cut -- 2025-02`: freezes the site as it stands under the name of a month, with its
 * figures, terms, drawings, PDFs and the contract of the API. The content must pass the check and
 * all work be committed; what was written is compared with today's, and undone where it is not whole.
 */
import {spawnSync} from 'node:child_process';

import {reportOf, snapshots} from '../src/features/changes/model';
import {compareVersions} from '../src/features/changes/model/compare';
import {frozenVersions, versionLabel} from '../src/content/versions';
import {formatFinding} from '../src/lib/finding';
import {errorsIn} from './check/formats';
import {runChecks} from './check/index';
import {freeze, placesOf} from './cut/freeze';
import {preflightError} from './cut/preflight';

/** The command of Docusaurus that copies content and sidebars; our plugin adds the contract. */
function write(version: string): boolean {
  const command = ['docusaurus', 'docs:version', version];
  return spawnSync('npx', command, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
}

async function main(): Promise<void> {
  const root = process.cwd();
  const [version = ''] = process.argv.slice(2);
  const obstacle = preflightError(root, process.argv[2]);
  if (obstacle) return fail([obstacle]);
  const findings = await runChecks(root);
  if (errorsIn(findings) > 0) {
    return fail([...findings.map(formatFinding), '\nNothing was frozen: fix these first']);
  }
  // An interrupted cut is a failed one: what it wrote is taken back.
  process.on('SIGINT', () => undefined);
  const faults = await freeze(root, version, () => write(version));
  if (faults.length > 0) return fail([...faults, 'Everything was put back']);

  console.log(`Froze ${versionLabel(version)} as ${version}:`);
  for (const place of placesOf(root, version).all) console.log(`  ${place}`);
  const [, earlier] = frozenVersions(root);
  if (earlier) {
    const line = snapshots(root);
    const at = line.findIndex((each) => each.version === earlier);
    console.log(
      `\nSince ${versionLabel(earlier)}:\n${reportOf(compareVersions(line.slice(at, at + 2)))}`,
    );
  }
  console.log('\nNext: npm run build, look at it, and commit');
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

void main();
