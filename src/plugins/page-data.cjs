const path = require('node:path');

/** A directive on a line of its own, which may show the API contract or a list of other pages. */
const LEAF_DIRECTIVE = /^::[a-z]/m;

/**
 * A loader that recompiles a Markdown page when a data file changes that it shows but does not import. Remark plugins
 * cannot tell the bundler, because Docusaurus does not pass them its loader context. Its options are `siteDir`, and as
 * `lists` the file that changes with the lists of pages.
 */
module.exports = function watchDataOfPage(text) {
  const {siteDir, lists} = this.getOptions();
  const folders = ['docs/_figures', 'docs/_drawings', 'docs/_glossary'];
  if (LEAF_DIRECTIVE.test(text)) {
    folders.push('openapi', 'samples');
    this.addDependency(lists);
  }
  for (const folder of folders) this.addContextDependency(path.join(siteDir, folder));
  return text;
};
