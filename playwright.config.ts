import {defineConfig} from 'playwright/test';

import {findBrowser} from './scripts/browser';

const port = Number(process.env.PORT ?? 4173);
const executablePath = findBrowser();
const deployment = /deployment\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // A copy of the build with another fee and other names of files.
    {name: 'next release', testMatch: /next-release\.setup\.ts$/},
    {name: 'deployment', testMatch: deployment, dependencies: ['next release']},
    {
      name: 'site',
      testIgnore: [
        deployment,
        // A site built with `DEFER=off` has everything but deferred scripts.
        ...(process.env.DEFER === 'off'
          ? [/(defer-scripts|failing-scripts|unlucky|weight)\.spec\.ts$/]
          : []),
      ],
    },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // What passes only at the second try is listed as flaky: a race in the test, to be fixed.
  retries: 1,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace doubles the time of a test; `npx playwright test --trace on` records one when needed.
    trace: 'off',
    // The site registers none; retired-worker.spec.ts allows them, to see those of earlier releases go.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && {executablePath}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});
