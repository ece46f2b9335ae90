/**
 * `npm run cut -- 2025-02`: archives the current content as a version named after a month, with its
 * figures, terms, drawings and PDFs and the API contract. Requires a clean check and a clean git
 * status. Compares the copy with the current content, and undoes everything if they differ.
 */
import {spawnSync} from 'node:child_process';

import {versionLabel} from '../src/content/versions';
import {releaseContract} from '../src/features/contract/released';
import {formatFinding} from '../src/lib/finding';
import {errorsIn} from './check/command';
import {runChecks} from './check/index';
import {archiveVersion, placesOf} from './cut/archive';
import {preflightError} from './cut/preflight';

/** Docusaurus copies the content and sidebars; the API contract is ours. */
async function write(root: string, version: string): Promise<boolean> {
  const command = `npx docusaurus docs:version ${version}`;
  const {status} = spawnSync(command, {shell: true, stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) return false;
  await releaseContract(root, version);
  return true;
}

async function main(): Promise<void> {
  const root = process.cwd();
  const [version = ''] = process.argv.slice(2);
  const error = preflightError(root, process.argv[2]);
  if (error) return fail([error]);
  const findings = await runChecks(root);
  if (errorsIn(findings) > 0) {
    return fail([...findings.map(formatFinding), '\nNo version was cut. Fix these errors first']);
  }
  // Ctrl+C makes the Docusaurus command fail, so that its changes are undone below.
  process.on('SIGINT', () => undefined);
  const faults = await archiveVersion(root, version, () => write(root, version));
  if (faults.length > 0) return fail([...faults, 'All changes were undone']);

  console.log(`Version ${version} (${versionLabel(version)}) was cut:`);
  for (const place of placesOf(root, version).all) console.log(`  ${place}`);
  console.log('\nNext: run npm run build, read what changed at /changes, and commit');
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

void main();
