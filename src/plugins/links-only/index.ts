import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** The top bar has only links, one for each other language among them, and no page loads the other types of items. */
export default function linksOnly({siteDir, i18n: {locales}}: LoadContext): Plugin {
  const theme = locales.length > 1 ? 'languages' : 'theme';
  return {
    name: 'links-only',
    getThemePath: () => path.join(siteDir, 'src/plugins/links-only', theme),
  };
}
