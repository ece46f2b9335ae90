import fs from 'node:fs';

/**
 * Remembers what was computed from files until one of them changes, so that a build
 * reads each content tree once and a live preview still sees every edit. A production build
 * looks at no file twice: asking all of them for each page costs the square of their number.
 */
export function keepWhileUnchanged<T>(
  filesOf: (folder: string) => string[],
  compute: (folder: string) => T,
): (folder: string) => T {
  const kept = new Map<string, {signature: string; value: T}>();
  return (folder) => {
    const known = kept.get(folder);
    if (known && process.env.NODE_ENV === 'production') return known.value;
    const signature = filesOf(folder)
      .map((file) => `${file}:${fs.statSync(file).mtimeMs}`)
      .join('\n');
    if (known?.signature === signature) return known.value;
    const value = compute(folder);
    kept.set(folder, {signature, value});
    return value;
  };
}
