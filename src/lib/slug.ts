import {fold} from '@portal/search';

/** The anchor or file name for some words: `How refunds work` becomes `how-refunds-work`. */
export function slugOf(words: string): string {
  return fold(words)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
