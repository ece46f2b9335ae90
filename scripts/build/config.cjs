// docusaurus.config.ts with everything that it imports from this repository, bundled by esbuild. Docusaurus itself
// would compile it, and every package that it imports, with Babel, which takes a third of the time of a build
// without caches. Packages are not bundled: Node.js loads them as they are.
const path = require('node:path');

const {buildSync} = require('esbuild');

const outfile = path.resolve(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'config.cjs',
);
buildSync({
  entryPoints: ['docusaurus.config.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  logLevel: 'error',
});
module.exports = require(outfile).default;
