/**
 * The languages of the samples, in display order. `program` runs a file. `helper` matches the line that imports
 * another file of the same folder; its group `name` is that file without the extension.
 */
export const LANGUAGES = [
  {
    folder: 'curl',
    program: 'bash',
    extension: 'sh',
    label: 'cURL',
    lang: 'Shell',
    prism: 'bash',
    helper: /^source "\$\(dirname "\$0"\)\/(?<name>\w+)\.sh"$/,
  },
  {
    folder: 'javascript',
    program: 'node',
    extension: 'mjs',
    label: 'JavaScript',
    lang: 'JavaScript',
    prism: 'js',
    helper: /^import \{[^}]*\} from '\.\/(?<name>\w+)\.mjs';$/,
  },
  {
    folder: 'python',
    program: 'python3',
    extension: 'py',
    label: 'Python',
    lang: 'Python',
    prism: 'python',
    helper: /^from (?<name>\w+) import /,
  },
] as const;

export type Language = (typeof LANGUAGES)[number];
