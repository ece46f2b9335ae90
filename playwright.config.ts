import {defineConfig} from 'playwright/test';

import {findBrowser} from './scripts/browser';

const port = Number(process.env.PORT ?? 4173);
const executablePath = findBrowser();
const deployment = /deployment\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // A second build, made while the other tests run.
    {name: 'next release', testMatch: /next-release\.setup\.ts$/},
    {name: 'deployment', testMatch: deployment, dependencies: ['next release']},
    {
      name: 'site',
      testIgnore: [
        deployment,
        // These test deferred scripts, which a site built with `DEFER=off` does not have.
        ...(process.env.DEFER === 'off'
          ? [/(defer-scripts|failing-scripts|unlucky|weight)\.spec\.ts$/]
          : []),
      ],
    },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on the second attempt is listed as flaky: it has a race, to be fixed.
  retries: 1,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace doubles the time of a test; `npx playwright test --trace on` records one when needed.
    trace: 'off',
    // The site registers none. retired-worker.spec.ts allows them, to test that earlier ones are removed.
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
