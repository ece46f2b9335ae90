import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

import {fingerprint} from '../../lib/fingerprint';
import {KeptMinified} from './kept-minified';

/** What says how scripts are made small: the minimizer, and for which browsers. */
const MAKERS = ['package.json', 'package-lock.json'];

/**
 * Makes scripts small once. The bundler keeps the parts of its scripts between builds, and makes all
 * scripts small anew, which is a third of what it does when one article has changed.
 */
export default function minified({siteDir}: LoadContext): Plugin {
  return {
    name: 'minified',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const kept = new KeptMinified(
        path.join(siteDir, 'node_modules/.cache/minified'),
        fingerprint(siteDir, MAKERS),
      );
      // Docusaurus names the types of webpack for what Rspack runs.
      return {plugins: [kept as unknown as WebpackPluginInstance]};
    },
  };
}
