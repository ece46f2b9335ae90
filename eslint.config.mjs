import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus*',
      'node_modules',
      'versioned_docs',
      'openapi/released',
      'bench/.work',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-sort': importSort},
    rules: {
      // Order: Node modules, packages, our own modules, styles.
      'import-sort/imports': [
        'error',
        {
          groups: [
            ['^node:'],
            ['^@?\\w', '^\\u0000'],
            ['^@site/', '^\\.\\./', '^\\./'],
            ['\\.css$'],
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['region']}],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['·', '–', 'RSS', 'Atom', 'JSON', 'YAML', '.', ',', ':', '*']},
      ],
    },
  },
  {
    // The design page is for contributors and is not translated.
    files: ['src/pages/design/**'],
    rules: {'@docusaurus/no-untranslated-text': 'off'},
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {globals: {require: 'readonly', module: 'writable', process: 'readonly'}},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Programs that readers run in Node.
    files: ['samples/**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['AbortSignal', 'Buffer', 'URL', 'console', 'fetch', 'process'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['static/sw.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['addEventListener', 'caches', 'clients', 'indexedDB', 'registration', 'skipWaiting'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  prettier,
);
