/**
 * `npm run cut -- 2025-02`: archives the current content as a version named after a month, with its
 * figures, terms, drawings and PDFs and the API contract. Requires a clean check, and a clean git status,
 * so that git can undo it.
 */
import {spawnSync} from 'node:child_process';

import {versionLabel} from '../src/content/versions';
import {releaseContract} from '../src/features/contract/released';
import {formatFinding, reasonOf} from '../src/lib/finding';
import {errorsIn} from './check/command';
import {readContext} from './check/context';
import {checks} from './check/index';
import {runRules} from './check/run';
import {preflightError} from './cut/preflight';
import {fail} from './serve/run';

const UNDO = 'git checkout . && git clean -fd versioned_docs versioned_sidebars openapi/released';

async function main(): Promise<void> {
  const root = process.cwd();
  const [version = ''] = process.argv.slice(2);
  const error = preflightError(root, version);
  if (error) return fail(error);
  const findings = await runRules(checks, readContext(root));
  if (errorsIn(findings) > 0) {
    const lines = findings.map(formatFinding).join('\n');
    return fail(`${lines}\n\nNo version was cut. Fix these errors first`);
  }
  // Docusaurus copies the content and sidebars; the API contract is ours.
  const {status} = spawnSync(`npx docusaurus docs:version ${version}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return fail(`The version could not be written. Undo what was: ${UNDO}`);
  await releaseContract(root, version);
  console.log(`Version ${version} (${versionLabel(version)}) was cut. To undo it: ${UNDO}`);
  console.log('Next: run npm run build, read what changed at /changes, and commit');
}

main().catch((error: unknown) => fail(`${reasonOf(error)}. Undo what was written: ${UNDO}`));
