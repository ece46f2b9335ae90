import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** Docusaurus types the configuration as webpack's, whose plugins have another compiler. */
type BundlerConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Makes the same script of the bundler's runtime from the same sources in every folder. The minifier gives
 * the names in the order in which their letters are frequent, and counts the hashes of chunks too. At
 * that moment a few hashes still depend on the folder. So names have none of the letters of a hash.
 */
export default function sameBuild(): Plugin {
  const runtime = new rspack.SwcJsMinimizerRspackPlugin({
    include: /runtime~/,
    minimizerOptions: {
      compress: {ecma: 5},
      mangle: {safari10: true, reserved: [...'abcdef']},
      format: {ecma: 5, comments: false, ascii_only: true},
    },
  });
  const first: unknown = {
    mergeStrategy: {'optimization.minimizer': 'prepend'},
    optimization: {minimizer: [runtime]},
  };
  return {
    name: 'same-build',
    // First, because the minimizer of Docusaurus leaves out what is minified already.
    configureWebpack: (_, isServer) => (isServer ? {} : (first as BundlerConfiguration)),
  };
}
