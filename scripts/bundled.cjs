// Loads a TypeScript program with everything that it imports from this repository, bundled by esbuild: compiling file
// by file takes several times as long. Packages are not bundled: Node.js loads them as they are.
const fs = require('node:fs');
const path = require('node:path');
const {threadId} = require('node:worker_threads');

const {buildSync} = require('esbuild');

const CACHE = path.resolve('node_modules/.cache/bundled');

module.exports = (entry) => {
  // Other processes and threads may load the same program at the same time.
  const outfile = path.join(CACHE, `${path.parse(entry).name}-${process.pid}-${threadId}.cjs`);
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
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
