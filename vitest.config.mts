import {fileURLToPath} from 'node:url';

import {tsImport} from 'tsx/esm/api';
import {defineConfig} from 'vitest/config';

/** The names of tests that start many programs or send thousands of requests. `npm test` leaves them out. */
const FULL = ['tests/unit/**/*.full.test.ts', 'packages/*/tests/**/*.full.test.ts'];
const ALL = ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'];

// Not an import: Vite's own loader of configurations will read none without an ending.
const {switchedOff}: {switchedOff: string[]} = await tsImport(
  './src/config/features.ts',
  import.meta.url,
);
/** The tests of features that the site does without. */
const OFF = switchedOff.map((name) => `tests/unit/features/${name}{/**,.test.ts}`);

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
/** Modules that only Docusaurus resolves, and those that need its browser side or history. */
const CLIENT =
  /^@(?:site\/src\/components\/Link$|theme\/|docusaurus\/(?:[A-Z]|use[A-Z]|theme-common$|router$|plugin-content-docs\/client$)).*/;

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@generated\/texts\/default\/(.+)\.json$/,
        replacement: `${root}/src/features/$1/texts.json`,
      },
      {find: CLIENT, replacement: `${root}/tests/unit/support/client.tsx`},
      {find: '@site', replacement: root},
    ],
  },
  plugins: [
    {
      name: 'mdx-as-its-path',
      enforce: 'pre',
      load: (id) =>
        id.endsWith('.mdx') ? `export default () => ${JSON.stringify(`⟦${id}⟧`)};` : undefined,
    },
  ],
  test: {
    environment: 'node',
    globalSetup: './tests/unit/support/global-setup.ts',
    setupFiles: './tests/unit/support/at-root.ts',
    // Test files share the modules of their process, which makes the run three times as fast.
    // A file that changes global state must restore it.
    isolate: false,
    // By default, Vitest would leave one of two cores idle, and much of the run waits for other processes.
    maxWorkers: 2,
    // Milliseconds. They only end a test that hangs: on a busy machine, everything takes ten times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A leftover `test.only` must not hide the other tests.
    allowOnly: false,
    projects: [
      {extends: true, test: {name: 'core', include: ALL, exclude: [...FULL, ...OFF]}},
      {extends: true, test: {name: 'full', include: FULL, exclude: OFF}},
    ],
  },
});
