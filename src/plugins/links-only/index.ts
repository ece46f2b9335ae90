import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** In a site of one language, the top bar has only links, and no page loads the other types of items. */
export default function linksOnly({siteDir, i18n: {locales}}: LoadContext): Plugin {
  const isOne = locales.length === 1;
  return {
    name: 'links-only',
    ...(isOne && {getThemePath: () => path.join(siteDir, 'src/plugins/links-only/theme')}),
  };
}
