// A bundler loader, so plain CommonJS: it is required by the bundler, not by Docusaurus.
const fs = require('node:fs');
const path = require('node:path');

/** Lines that are filled in from other files. */
const FIGURES = /::?(figure|figure-table|readings|drawing)\b/;
const DRAWINGS = /^::drawing\b/m;
/** Lines that print a part of the contract of the API. */
const CONTRACT =
  /^::(sample|signing-vectors|webhook-vectors|error-codes|api-answer|api-changes)\b/m;
const LISTS = /^::(articles|categories|featured|recent|glossary)\b/m;

/**
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source Markdown
 */
module.exports = function contentFilesLoader(source) {
  const parts = this.resourcePath.split(path.sep);
  const folder = parts.findIndex((part) => part.startsWith('version-'));
  const docs =
    folder > 0 ? parts.slice(0, folder + 1).join(path.sep) : path.join(this.rootContext, 'docs');
  // Any page may use a word of the glossary, whose definitions hold figures.
  const glossary = path.join(docs, '_glossary');
  const hasGlossary = fs.existsSync(glossary);
  if (hasGlossary) {
    for (const name of fs.readdirSync(glossary)) this.addDependency(path.join(glossary, name));
  }
  if (hasGlossary || FIGURES.test(source)) {
    const figures = path.join(docs, '_figures');
    for (const name of fs.readdirSync(figures)) this.addDependency(path.join(figures, name));
  }
  if (DRAWINGS.test(source)) this.addContextDependency(path.join(docs, '_drawings'));
  if (CONTRACT.test(source)) {
    for (const folder of ['openapi', 'samples']) {
      this.addContextDependency(path.join(this.rootContext, folder));
    }
  }
  const {generated} = this.getOptions();
  // Whether its day is past changes with time alone.
  if (/^review_by:/m.test(source)) this.addDependency(path.join(generated, 'due.json'));
  // Lists show the front matter of other pages, and nothing of their text.
  if (LISTS.test(source) || source.includes('::readings')) {
    const version = path.basename(docs).replace(/^version-|^docs$/, '') || 'current';
    this.addDependency(path.join(generated, `catalogue-${version}.json`));
  }
  return source;
};
