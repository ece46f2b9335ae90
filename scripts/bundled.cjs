// Loads a TypeScript program with everything that it imports from this repository, bundled by esbuild: compiling file
// by file takes several times as long. Packages of others are not bundled: Node.js loads them as they are.
const fs = require('node:fs');
const path = require('node:path');
const {threadId} = require('node:worker_threads');

const {buildSync} = require('esbuild');

const PACKAGES = 'packages';
/** The packages of this repository, by name, with the file that each exports. */
const alias = Object.fromEntries(
  fs.readdirSync(PACKAGES).map((folder) => {
    const {name, exports} = require(path.resolve(PACKAGES, folder, 'package.json'));
    return [name, path.resolve(PACKAGES, folder, exports)];
  }),
);
const CACHE = path.resolve('node_modules/.cache/bundled');

module.exports = (entry) => {
  // Other processes and threads may load the same program at the same time.
  const outfile = path.join(CACHE, `${path.parse(entry).name}-${process.pid}-${threadId}.cjs`);
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    alias,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  try {
    return require(outfile);
  } finally {
    fs.rmSync(outfile);
  }
};
