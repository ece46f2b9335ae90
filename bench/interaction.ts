import {median, table, verdict, whole} from './report';
import {ARTICLE, type Conditions, DESKTOP, HYDRATED, PHONE, withPage} from './site';

interface Interaction {
  name: string;
  route?: string;
  width?: number;
  /** Selector of the element to click. */
  click: string;
  /** Typed after the click. */
  text?: string;
  /** Selector of an element that is visible afterwards, but not before. */
  effect: string;
}

const SEARCH = 'role=combobox[name="Search"]';
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open the menu on a phone',
    route: '/',
    width: PHONE,
    click: '.navbar__toggle',
    effect: '.navbar-sidebar a',
  },
  {name: 'open the search', click: SEARCH, effect: 'input[role="combobox"]:focus'},
  {name: 'type into the search', click: SEARCH, text: 'withdrawal fee', effect: '[role="option"]'},
  {
    name: 'change the colour scheme',
    click: 'role=button[name=/dark and light mode/]',
    effect: 'html:not([data-theme-choice="system"])',
  },
  {
    name: 'choose another tab',
    route: '/how-it-works',
    click: 'role=tab[name="Trading Options"]',
    effect: 'role=tab[name="Trading Options"][selected]',
  },
  {
    name: 'open the table of contents on a phone',
    width: PHONE,
    click: '.theme-doc-toc-mobile button',
    effect: '.theme-doc-toc-mobile a',
  },
  {
    name: 'open the description of a drawing',
    route: '/knowledge-base/trading/order-types',
    width: PHONE,
    click: 'figure details summary',
    effect: 'figure details[open]',
  },
  {
    name: 'collapse a sidebar category',
    click: '.menu__caret[aria-expanded="true"]',
    effect: 'role=button[name="Expand sidebar category \'Payments and transfers\'"]',
  },
  {name: 'follow a link', click: 'role=link[name="Contact"]', effect: 'h1:has-text("Contact")'},
];

/** Limits from input to the next paint. */
const FIRST_MS = 200;
const LATER_MS = 100;
/** After this time an interaction without effect counts as lost. */
const LOST_MS = 10_000;
/** The browser reports its event timings within this time. */
const REPORT_MS = 600;

interface Times {
  /** From input to the next paint, for the slowest event of the interaction. */
  paint: number;
  /** From the click until the effect; infinite if the interaction was lost. */
  effect: number;
}

/** Right after the page has loaded; first interaction with an idle page; after hydration. */
type State = 'early' | 'first' | 'later';

/** Measures interactions, and counts those that are lost. */
export async function benchInteraction(conditions: Conditions): Promise<string> {
  const rows: string[][] = [];
  for (const interaction of INTERACTIONS) {
    const times: Record<State, Times[]> = {early: [], first: [], later: []};
    for (let run = 0; run < conditions.runs; run += 1) {
      times.early.push(await interact(conditions, interaction, 'early'));
      times.first.push(await interact(conditions, interaction, 'first'));
      times.later.push(await interact(conditions, interaction, 'later'));
    }
    rows.push([interaction.name, ...cellsOf(times)]);
    console.error(`Interaction "${interaction.name}" done`);
  }
  const paints = ['first touch: median ms', 'worst', 'later: median ms', 'worst'];
  const head = ['interaction', ...paints, 'first touch until effect: median ms', 'lost', 'limits'];
  return table(conditions.runs, head, rows);
}

function cellsOf({early, first, later}: Record<State, Times[]>): string[] {
  const firstPaints = first.map(({paint}) => paint);
  const laterPaints = later.map(({paint}) => paint);
  const paints = [firstPaints, laterPaints].flatMap((all) => [median(all), Math.max(...all)]);
  const lost = [...early, ...first, ...later].filter(({effect}) => effect === Infinity).length;
  const limits = verdict({
    'first touch': median(firstPaints) <= FIRST_MS,
    'later touch': median(laterPaints) <= LATER_MS,
    'none lost': lost === 0,
  });
  return [...[...paints, median(first.map(({effect}) => effect)), lost].map(whole), limits];
}

function interact(
  {browser, origin}: Conditions,
  {name, route = ARTICLE, width = DESKTOP, click, text, effect}: Interaction,
  state: State,
): Promise<Times> {
  const options = {width, init: recordInputs, ...(state === 'early' && {idleMs: 0})};
  return withPage(browser, origin + route, options, async (page) => {
    if (state === 'later') {
      await page.mouse.click(2, 2);
      await page.locator(HYDRATED).waitFor({state: 'attached'});
      await page.waitForTimeout(REPORT_MS);
      await page.evaluate(() => performance.clearMeasures());
    }
    const target = page.locator(effect).first();
    if (await target.isVisible()) throw new Error(`"${name}": "${effect}" is there already`);
    const start = performance.now();
    // Visitors do not wait for a control to be enabled.
    await page.locator(click).first().click({force: true});
    if (text) await page.keyboard.type(text, {delay: 80});
    const time = await target.waitFor({timeout: LOST_MS}).then(
      () => performance.now() - start,
      () => Infinity,
    );
    await page.waitForTimeout(REPORT_MS);
    // Browsers do not report events shorter than 16 ms.
    const paint = await page.evaluate(() =>
      Math.max(16, ...performance.getEntriesByName('bench:input').map(({duration}) => duration)),
    );
    return {paint, effect: time};
  });
}

/** Runs in the page. */
function recordInputs(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      performance.measure('bench:input', {start: entry.startTime, duration: entry.duration});
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}
