import path from 'node:path';

import {expect, test} from 'playwright/test';

import {readRoutes} from '../../scripts/serve/routes';
import {askAt} from '../unit/serve/ask';
import {onBothServers} from './support/servers';

const routes = [...readRoutes(path.resolve('build')).values()].map(encodeURI);

/** Other ways to write a path. */
const FORMS: readonly ((route: string) => string)[] = [
  (route) => route.toUpperCase(),
  (route) => `${route}/`,
  (route) => `${route}//`,
  (route) => `${route.toUpperCase()}/INDEX.HTML`,
];

/** Asks for every path of the build in every form, and lists those that are not led to it. */
async function misled(port: number): Promise<string[]> {
  const wrong: string[] = [];
  const forms = routes.flatMap((route) =>
    FORMS.map((form) => ({route, form: form(route)})).filter(({form}) => form !== route),
  );
  expect(forms.length).toBeGreaterThan(1000);
  for (const {route, form} of forms) {
    const {status, headers} = await askAt(port, `${form}?from=//evil.example`);
    const to = `${route}?from=//evil.example`;
    if (status !== 301 || headers.location !== to)
      wrong.push(`${form}: ${status} ${headers.location}`);
  }
  return wrong;
}

onBothServers(() => {
  test('every path in another case or with a slash leads to the right one', async ({baseURL}) => {
    expect(await misled(Number(new URL(baseURL ?? '').port))).toEqual([]);
  });
});
