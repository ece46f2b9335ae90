import type {LoadContext, Plugin} from '@docusaurus/types';

import {FORMER_ADDRESSES} from '../config/redirects';
import {formerAddresses} from '../content/former-addresses';
import {writeFiles} from '../lib/files';

/** Writes the former addresses of pages into the build, for the configuration of servers. Not public: its name begins with _. */
export default function formerAddressesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'former-addresses',
    postBuild({outDir}) {
      writeFiles(outDir, {[FORMER_ADDRESSES]: JSON.stringify(formerAddresses(siteDir))});
      return Promise.resolve();
    },
  };
}
