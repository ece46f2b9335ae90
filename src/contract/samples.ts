import fs from 'node:fs';
import path from 'node:path';

/** The languages of the samples, in the order in which they are shown. */
export const LANGUAGES = [
  {folder: 'curl', extension: 'sh', label: 'cURL', lang: 'Shell', prism: 'bash'},
  {folder: 'javascript', extension: 'mjs', label: 'JavaScript', lang: 'JavaScript', prism: 'js'},
  {folder: 'python', extension: 'py', label: 'Python', lang: 'Python', prism: 'python'},
] as const;

export type Language = (typeof LANGUAGES)[number];

/** One program that is shown to readers and run by the tests. */
export interface Sample {
  language: Language;
  /** File name, such as `createOrder.mjs`. */
  file: string;
  source: string;
}

/** The sample of that name in every language that has it. */
export function samplesOf(folder: string, name: string): Sample[] {
  return LANGUAGES.flatMap((language) => {
    const file = `${name}.${language.extension}`;
    const full = path.join(folder, language.folder, file);
    return fs.existsSync(full) ? [{language, file, source: fs.readFileSync(full, 'utf8')}] : [];
  });
}

/** Names of all samples of one folder of samples, each once. */
export function sampleNames(folder: string): string[] {
  const names = LANGUAGES.flatMap(({folder: language, extension}) => {
    const full = path.join(folder, language);
    if (!fs.existsSync(full)) return [];
    return fs
      .readdirSync(full)
      .filter((name) => name.endsWith(`.${extension}`))
      .map((name) => name.slice(0, -extension.length - 1));
  });
  return [...new Set(names)].sort();
}
