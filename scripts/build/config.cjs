// Loads docusaurus.config.ts with tsx (esbuild). Docusaurus itself would compile it, and every package that it
// imports, with Babel, which takes a third of the time of a build without caches.
require('tsx/cjs');
module.exports = require('../../docusaurus.config.ts').default;
