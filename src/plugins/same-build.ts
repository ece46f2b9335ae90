import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** Docusaurus types the configuration as webpack's, whose plugins have another compiler. */
type BundlerConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Makes the runtime script the same in every folder that the site is built in. The minifier names variables by how
 * often each letter occurs in the file, hashes of chunks included, and at that point a few hashes still
 * depend on the folder. So the names avoid the letters that a hash can contain.
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
