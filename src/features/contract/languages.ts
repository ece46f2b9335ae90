/**
 * The languages of the samples, in display order. `program` runs a file, and `needs` says what to install. `helper` matches the line that imports another
 * file of the same folder; its group `name` is that file without the extension.
 */
export const LANGUAGES = [
  {
    folder: 'curl',
    program: 'bash',
    needs: 'bash, curl and openssl',
    extension: 'sh',
    label: 'cURL',
    lang: 'Shell',
    prism: 'bash',
    helper: /^source "\$\(dirname "\$0"\)\/(?<name>\w+)\.sh"$/,
  },
  {
    folder: 'javascript',
    program: 'node',
    needs: 'Node.js 20 or later',
    extension: 'mjs',
    label: 'JavaScript',
    lang: 'JavaScript',
    prism: 'js',
    helper: /^import \{[^}]*\} from '\.\/(?<name>\w+)\.mjs';$/,
  },
  {
    folder: 'python',
    program: 'python3',
    needs: 'Python 3.9 or later',
    extension: 'py',
    label: 'Python',
    lang: 'Python',
    prism: 'python',
    helper: /^from (?<name>\w+) import /,
  },
] as const;

export type Language = (typeof LANGUAGES)[number];

/** The address of the archive with all samples of a language. */
export function archivePath({folder}: Pick<Language, 'folder'>): string {
  return `/samples-${folder}.zip`;
}
