import type {Locator, Page} from 'playwright';

/** Something that a reader does on a page that has come to rest. */
export interface Interaction {
  name: string;
  route: string;
  /** Width of the window; a phone where it is narrow. */
  width: number;
  act: (page: Page) => Promise<void>;
  /** Waits until what was asked for is there. */
  done: (page: Page) => Promise<void>;
}

const PHONE = 390;
const DESK = 1280;
const ARTICLE = '/knowledge-base/payments/deposit-funds';

const searchBox = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true}).first();
export const schemeButton = (page: Page) =>
  page.getByRole('button', {name: /Switch between dark and light mode/}).first();
export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

/** Presses where a control stands, as a finger does, whether it can be pressed or not. */
export async function press(page: Page, control: Locator): Promise<void> {
  const place = await control.boundingBox();
  if (!place) throw new Error('The control is not to be seen');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
}

export const interactions: readonly Interaction[] = [
  {
    name: 'open the menu on a phone',
    route: '/',
    width: PHONE,
    act: (page) => press(page, menuButton(page)),
    done: (page) => page.locator('.navbar-sidebar').getByRole('link').first().waitFor(),
  },
  {
    name: 'open the search',
    route: ARTICLE,
    width: DESK,
    act: (page) => searchBox(page).click(),
    done: (page) => page.locator('input[role="combobox"]:focus').first().waitFor(),
  },
  {
    name: 'type into the search',
    route: ARTICLE,
    width: DESK,
    act: async (page) => {
      await searchBox(page).click();
      await page.keyboard.type('withdrawal fee', {delay: 80});
    },
    done: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'change the colour scheme',
    route: ARTICLE,
    width: DESK,
    act: (page) => press(page, schemeButton(page)),
    done: (page) =>
      page.locator('html:not([data-theme-choice="system"])').waitFor({state: 'attached'}),
  },
  {
    name: 'choose another tab',
    route: '/how-it-works',
    width: DESK,
    act: (page) => page.getByRole('tab', {name: 'Payment Methods'}).click(),
    done: (page) =>
      page.getByRole('tab', {name: 'Payment Methods', selected: true}).first().waitFor(),
  },
  {
    name: 'open the contents of an article on a phone',
    route: ARTICLE,
    width: PHONE,
    act: (page) => page.locator('.theme-doc-toc-mobile button').click(),
    done: (page) => page.locator('.theme-doc-toc-mobile').getByRole('link').first().waitFor(),
  },
  {
    name: 'open the words of a drawing',
    route: '/knowledge-base/trading/order-types',
    width: PHONE,
    act: (page) => page.locator('figure details summary').first().click(),
    done: (page) => page.locator('figure details[open]').first().waitFor(),
  },
  {
    name: 'close the category of the side bar',
    route: ARTICLE,
    width: DESK,
    act: (page) => page.locator('.menu__caret').first().click(),
    done: (page) => page.locator('.menu__list-item--collapsed .menu__caret').first().waitFor(),
  },
  {
    name: 'follow a link to another page',
    route: ARTICLE,
    width: DESK,
    act: (page) => page.getByRole('link', {name: 'Contact', exact: true}).first().click(),
    done: (page) => page.waitForURL('**/contact'),
  },
];
