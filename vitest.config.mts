import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.ts'],
    globalSetup: './tests/unit/support/global-setup.ts',
    // Test files share the modules of their process, which makes the run three times as fast.
    // A file that changes global state must restore it.
    isolate: false,
    // By default, Vitest would leave one of two cores idle, and much of the run waits for other processes.
    maxWorkers: 2,
    // Milliseconds. Some tests start a process, which is slow on a busy machine.
    testTimeout: 60_000,
    // A leftover `test.only` must not hide the other tests.
    allowOnly: false,
  },
});
