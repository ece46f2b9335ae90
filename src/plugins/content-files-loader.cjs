// Plain CommonJS, because the bundler requires this loader, not Docusaurus.
const fs = require('node:fs');
const path = require('node:path');

/** A directive on a line of its own, which may show any data of the content tree or the API contract. */
const LEAF_DIRECTIVE = /^::[a-z]/m;

/** The figure files that a text or term refers to, as in `withdrawals.sepa.fee`. Depending on few keeps the preview fast. */
function figureFiles(tree, source, glossary) {
  const folder = path.join(tree, '_figures');
  const terms = path.join(glossary, 'terms.json');
  const text = fs.existsSync(terms) ? source + fs.readFileSync(terms, 'utf8') : source;
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files
    .filter((file) => new RegExp(`\\b${path.parse(file).name}\\.[a-z]`).test(text))
    .map((file) => path.join(folder, file));
}

/**
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source Markdown
 */
module.exports = function contentFilesLoader(source) {
  const parts = this.resourcePath.split(path.sep);
  const version = parts.findIndex((part) => part.startsWith('version-'));
  const tree =
    version > 0 ? parts.slice(0, version + 1).join(path.sep) : path.join(this.rootContext, 'docs');
  const dependOn = (folder) => {
    if (fs.existsSync(folder)) this.addContextDependency(folder);
  };
  // Any page may use a term of the glossary, and definitions may contain figures.
  const glossary = path.join(tree, '_glossary');
  dependOn(glossary);
  for (const file of figureFiles(tree, source, glossary)) this.addDependency(file);
  const {generated} = this.getOptions();
  if (LEAF_DIRECTIVE.test(source)) {
    dependOn(path.join(tree, '_figures'));
    dependOn(path.join(tree, '_drawings'));
    dependOn(path.join(this.rootContext, 'openapi'));
    dependOn(path.join(this.rootContext, 'samples'));
    // The front matter of other pages, without their text.
    const name = version > 0 ? parts[version].slice('version-'.length) : 'current';
    this.addDependency(path.join(generated, `catalogue-${name}.json`));
  }
  // due.json changes on the day that a review becomes due.
  if (/^review_by:/m.test(source)) this.addDependency(path.join(generated, 'due.json'));
  return source;
};
