import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.ts'],
    globalSetup: './tests/unit/support/global-setup.ts',
    // Test files share the modules of their process, which makes the run three times as fast:
    // a file that changes something global puts it back.
    isolate: false,
    // Vitest would leave one of two processors idle, and much of the run waits for other programs.
    maxWorkers: 2,
    // Milliseconds: some tests start a process, which a busy machine does slowly.
    testTimeout: 60_000,
    // A test that was singled out while writing must not hide the others.
    allowOnly: false,
  },
});
