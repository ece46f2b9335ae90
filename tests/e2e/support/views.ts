import {expect, type Page} from 'playwright/test';

export interface View {
  name: string;
  scheme: 'light' | 'dark';
  /** Of the window, in CSS pixels. */
  width: number;
}

/** As most see a page, and as one does at night on a phone. */
export const SCREEN_VIEWS: readonly View[] = [
  {name: 'wide and light', scheme: 'light', width: 1280},
  {name: 'on a phone and dark', scheme: 'dark', width: 360},
];

/** Gives the window of a page the size and the colour scheme of a view. */
export async function show(page: Page, {scheme, width}: View): Promise<void> {
  await page.emulateMedia({colorScheme: scheme});
  await page.setViewportSize({width, height: 800});
}

/** Turns an open page, whose scripts run, into a view of it. */
export async function seen(page: Page, view: View): Promise<void> {
  await show(page, view);
  await expect(page.locator('html')).toHaveAttribute('data-theme', view.scheme);
}
