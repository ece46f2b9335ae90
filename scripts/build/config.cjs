// docusaurus.config.ts for the build. Docusaurus itself would compile it, and every package that it imports, with
// Babel, which takes a third of the time of a build without caches.
module.exports = require('../bundled.cjs')('docusaurus.config.ts').default;
