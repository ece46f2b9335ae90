/** `npx tsx scripts/api/release.ts 2025-02`: archives the current contract. `docs:version` does this automatically. */
import {releaseContract} from '../../src/features/contract/release';

const [version = ''] = process.argv.slice(2);
releaseContract(process.cwd(), version).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
