import {defineConfig} from 'playwright/test';

import {findBrowser} from './scripts/browser';
import {switchedOff} from './src/config/features';
import {archivedVersions} from './src/content/versions';

const port = Number(process.env.PORT ?? 4173);
const executablePath = findBrowser();
const leftOut = [
  ...switchedOff,
  ...(archivedVersions('.').length > 0 ? [] : ['archive', 'changes']),
];
const deployment = /deployment\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // A second build, made while the other tests run. Only tests with the tag `@full` need it.
    {name: 'next release', testMatch: /next-release\.setup\.ts$/},
    {name: 'deployment', testMatch: deployment, dependencies: ['next release']},
    {
      name: 'site',
      testIgnore: [
        deployment,
        ...leftOut.map((name) => new RegExp(`/${name}(-[a-z]+)?\\.spec\\.ts$`)),
        // These test deferred scripts, which a site built with `DEFER=off` does not have.
        ...(process.env.DEFER === 'off'
          ? [/(late-scripts|missing-scripts|open-tab|weight)\.spec\.ts$/]
          : []),
      ],
    },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on the second attempt is listed as flaky: it has a race, to be fixed.
  retries: 1,
  // A fault of every page would take hours otherwise.
  maxFailures: 30,
  timeout: 120_000,
  // Milliseconds, for busy machines: a page that hydrates takes 1 to 8 s there.
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace doubles the time of a test; `npx playwright test --trace on` records one when needed.
    trace: 'off',
    // The site registers none. storage.spec.ts allows them, to test that.
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
