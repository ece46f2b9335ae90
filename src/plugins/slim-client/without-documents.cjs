// A bundler loader, so plain CommonJS: it is required by the bundler, not by Docusaurus.

/** Lists of all documents of a version, and what only they use: nothing of ours reads it in a browser. */
const UNUSED = new Set(['docs', 'unlisted']);

/**
 * Takes them out of the data of Docusaurus's docs, so that a page does not weigh more with every
 * article that the site gets.
 *
 * @param {string} source JSON
 */
module.exports = function withoutDocuments(source) {
  return JSON.stringify(JSON.parse(source), (key, value) => {
    // Breadcrumbs ask whether there is one, and not which.
    if (key === 'docId') return value && '1';
    if (!UNUSED.has(key)) return value;
    // The reader of the global data goes through the list, if only in vain.
    return Array.isArray(value) ? [] : undefined;
  });
};
