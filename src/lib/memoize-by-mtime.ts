import fs from 'node:fs';
import path from 'node:path';

import {filesBelow} from './files';

/**
 * Caches a value computed from the files of a folder until one of them changes, so that the live
 * preview sees every edit. A production build computes it once.
 *
 * @param inputs files and folders, relative to the folder, that the value depends on
 */
export function memoizeByMtime<Key extends {folder: string; language?: {locale: string}}, Value>(
  inputs: readonly string[],
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new Map<string, {signature: string; value: Value}>();
  return (key) => {
    const name = [key.folder, key.language?.locale].join();
    const cached = cache.get(name);
    if (cached && process.env.NODE_ENV === 'production') return cached.value;
    const signature = inputs
      .flatMap((input) => filesBelow(path.join(key.folder, input)))
      .map((file) => `${file}:${fs.statSync(file).mtimeMs}`)
      .join('\n');
    if (cached?.signature === signature) return cached.value;
    const value = compute(key);
    cache.set(name, {signature, value});
    return value;
  };
}
