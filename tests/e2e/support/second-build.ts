import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** Milliseconds until a second build counts as hung. It takes minutes on a busy machine. */
export const SECOND_BUILD_TIMEOUT = 900_000;

const EXCLUDED = ['node_modules', 'build', '.docusaurus', '.git', 'test-results'];
const COMMAND = ['docusaurus', 'build', '--config', 'scripts/build/config.cjs'];

interface Options {
  /** Changes the sources in this folder. Without a change, the copy is minified, as `npm run build` does. */
  change?: (tree: string) => void;
  env?: Readonly<Record<string, string>>;
  /** Uses the folder after the build. */
  use?: (tree: string) => Promise<void>;
}

/**
 * Builds a copy of the sources in another folder as `npm run build` does, but without check and compression.
 *
 * @throws Error with the output if the build fails
 */
export async function buildCopy(out: string, {change, env, use}: Options): Promise<void> {
  fs.mkdirSync('test-results', {recursive: true});
  const tree = fs.mkdtempSync(path.resolve('test-results/Żółw build-'));
  try {
    for (const name of fs.readdirSync('.').filter((each) => !EXCLUDED.includes(each))) {
      fs.cpSync(name, path.join(tree, name), {recursive: true});
    }
    // Not a link to the folder, from which modules would have other names than in a checkout.
    spawnSync('cp', ['-al', 'node_modules', tree]);
    change?.(tree);
    const command = [...COMMAND, ...(change ? ['--no-minify'] : []), '--out-dir', out];
    const child = spawn('npx', command, {
      cwd: tree,
      env: {...process.env, ...env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    }
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(Buffer.concat(output).toString());
    await use?.(tree);
  } finally {
    fs.rmSync(tree, {recursive: true});
  }
}

/** Removes archived versions from a copy of the sources: a build with fewer pages takes less time. */
export function dropVersions(tree: string, kept: readonly string[] = []): void {
  for (const folder of ['versioned_docs', 'versioned_sidebars']) {
    const at = path.join(tree, folder);
    for (const name of fs.existsSync(at) ? fs.readdirSync(at) : []) {
      if (!kept.some((version) => name.startsWith(`version-${version}`))) {
        fs.rmSync(path.join(at, name), {recursive: true});
      }
    }
  }
  fs.writeFileSync(path.join(tree, 'versions.json'), JSON.stringify(kept));
}
