// A bundler loader, so plain CommonJS: it is required by the bundler, not by Docusaurus.
const fs = require('node:fs/promises');

const subsetFont = require('subset-font');
const z = require('zod');

const Subset = z.strictObject({
  /** A font inside a package. */
  font: z.string(),
  letters: z.string().min(1),
  /** Lightest and boldest. */
  weights: z.tuple([z.number(), z.number()]),
});

/**
 * What browsers do without being asked, and figures of one width. The others, fractions above all,
 * are an eighth of the font.
 */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/**
 * @this {import('@rspack/core').LoaderContext}
 * @param {Buffer} source JSON
 * @returns {Promise<Buffer>} the font, as woff2
 */
module.exports = async function subsetLoader(source) {
  const {data, error} = Subset.safeParse(JSON.parse(source.toString()));
  if (error) throw new Error(`${this.resourcePath}: ${z.prettifyError(error)}`);
  const file = require.resolve(data.font, {paths: [this.context]});
  this.addDependency(file);
  const [min, max] = data.weights;
  return subsetFont(await fs.readFile(file), data.letters, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min, max}},
    keepFeatures: FEATURES,
  });
};
module.exports.raw = true;
