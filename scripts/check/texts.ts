import {readTexts, textFiles} from '../../src/plugins/texts';
import type {Check} from './context';

/** The `texts.json` files of features and pages are valid, and their figures exist. */
export const texts: Check = {
  name: 'texts',
  run({root, figures}) {
    const files = textFiles(root);
    const findings = files.flatMap((file) => {
      const read = readTexts(root, file, figures);
      return 'findings' in read ? read.findings : [];
    });
    return {count: files.length, findings};
  },
};
