import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {keepsPages} from '../config/offline';
import {offlineHtml, workerScript} from '../offline/build';
import {OFFLINE_PATH, WORKER_PATH} from '../offline/rules';
import {OFFLINE_TEXTS, type OfflineTexts} from '../offline/texts';

/** Name of the file that translators get, in `i18n/<locale>/offline/`. */
const FILE = 'offline';

/**
 * Writes the service worker and the page that it shows without a connection, in the language of the
 * site. See `src/offline/README.md`.
 */
export default function offlinePlugin({siteDir, i18n}: LoadContext): Plugin<OfflineTexts> {
  return {
    name: 'offline',
    loadContent: () => OFFLINE_TEXTS,
    getTranslationFiles: ({content}) => [{path: FILE, content}],
    translateContent: ({content, translationFiles}) => ({
      ...content,
      ...translationFiles.find((file) => file.path === FILE)?.content,
    }),
    async postBuild({outDir, content}) {
      const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const language = {locale, texts: content};
      const html = keepsPages ? offlineHtml(siteDir, outDir, language) : undefined;
      if (html) await fs.writeFile(path.join(outDir, `${OFFLINE_PATH}.html`), html);
      const script = await workerScript(siteDir, html, language);
      await fs.writeFile(path.join(outDir, WORKER_PATH), script);
    },
  };
}
