// Loads a TypeScript program with everything that it imports from this repository, bundled by esbuild: compiling file
// by file takes several times as long. Packages of others are not bundled: Node.js loads them as they are.
const fs = require('node:fs');
const path = require('node:path');
const {threadId} = require('node:worker_threads');

const {buildSync} = require('esbuild');

const CACHE = path.resolve('node_modules/.cache/bundled');

/** Why no program can run in this folder; undefined if all can. */
function faultOfFolder() {
  const [special] = /[#?!]/.exec(process.cwd()) ?? [];
  if (special) {
    return `${process.cwd()} has "${special}" in its path, which the bundler reads as the end of a file name. Rename the folder.`;
  }
  try {
    fs.mkdirSync(CACHE, {recursive: true});
    fs.accessSync(CACHE, fs.constants.W_OK);
  } catch (error) {
    return `${CACHE} cannot be written (${error.code}). Use the account that ran npm ci, or change the permissions.`;
  }
}

const fault = faultOfFolder();
if (fault) stop(fault);

const PACKAGES = 'packages';
/** The packages of this repository, by name, with the file that each exports. */
const alias = Object.fromEntries(
  fs.readdirSync(PACKAGES).map((folder) => {
    const {name, exports} = require(path.resolve(PACKAGES, folder, 'package.json'));
    return [name, path.resolve(PACKAGES, folder, exports)];
  }),
);

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** Bundles a program. What it imports and is not there is named by its line. */
function bundle(entry, outfile) {
  try {
    buildSync({
      entryPoints: [entry],
      outfile,
      bundle: true,
      packages: 'external',
      alias,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
    });
  } catch ({errors, message}) {
    const lines = errors?.map(
      ({text, location: at}) => `${at.file}:${at.line}:${at.column + 1}  ${text}`,
    );
    stop(lines?.join('\n') ?? message);
  }
}

module.exports = (entry) => {
  // Other processes and threads may load the same program at the same time.
  const outfile = path.join(CACHE, `${path.parse(entry).name}-${process.pid}-${threadId}.cjs`);
  bundle(entry, outfile);
  try {
    return require(outfile);
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return stop(`${error.message}, and ${entry} needs it  → npx tsc names the file and line`);
  } finally {
    fs.rmSync(outfile);
  }
};
