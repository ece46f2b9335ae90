import {median, table, verdict, whole} from './report';
import {ARTICLE, type Conditions, HYDRATED, PHONE, withPage} from './site';

const PAGES = [
  {name: 'home', route: '/', limit: 1600},
  {name: 'article', route: ARTICLE, limit: 2000},
];

/** Measures from the first tap on a page until it is hydrated. */
export async function benchHydration({browser, origin, runs}: Conditions): Promise<string> {
  const rows: string[][] = [];
  for (const {name, route, limit} of PAGES) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await hydrate(browser, origin + route));
    const figures = [median(times), Math.max(...times), limit].map(whole);
    rows.push([name, ...figures, verdict({hydration: median(times) <= limit})]);
  }
  return table(runs, ['page', 'median ms', 'worst ms', 'at most ms', 'limit'], rows);
}

function hydrate(browser: string, url: string): Promise<number> {
  return withPage(browser, url, {width: PHONE, init: markTapAndHydration}, async (page) => {
    await page.locator('h1').first().tap();
    await page.locator(HYDRATED).waitFor({state: 'attached'});
    return page.evaluate(() => performance.measure('', 'bench:tap', 'bench:hydrated').duration);
  });
}

/** Runs in the page, where times are exact although the processor is throttled. */
function markTapAndHydration(): void {
  addEventListener('pointerdown', () => performance.mark('bench:tap'), {capture: true, once: true});
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    performance.mark('bench:hydrated');
    observer.disconnect();
  }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
}
