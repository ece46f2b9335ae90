import {readTexts, textFiles} from '../../src/plugins/texts';
import type {Check} from './context';

/** The `texts.json` files of features are valid. */
export const texts: Check = {
  name: 'texts',
  run({root}) {
    const files = textFiles(root);
    const findings = files.flatMap((file) => {
      const read = readTexts(root, file);
      return 'findings' in read ? read.findings : [];
    });
    return {count: files.length, findings};
  },
};
