import {readTexts, textFiles} from '../../src/plugins/texts';
import type {Check} from './context';

/** The words of features and pages: texts in groups, with figures that exist. */
export const texts: Check = {
  name: 'texts',
  run({root, figures}) {
    const files = textFiles(root);
    const findings = files.flatMap((file) => {
      const read = readTexts(root, file, figures);
      return 'findings' in read ? read.findings : [];
    });
    return {looked: files.length, findings};
  },
};
