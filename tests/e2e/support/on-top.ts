import {expect, type Locator} from 'playwright/test';

/** Expects a part of a page to be visible, inside the window, and not covered at its centre. */
export async function expectOnTop(part: Locator): Promise<void> {
  // The part may be re-rendered meanwhile, such as a result while more arrive.
  await expect(async () => {
    await expect(part).toBeVisible();
    await part.scrollIntoViewIfNeeded();
    const isOnTop = await part.evaluate((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      const isInside =
        left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && hit !== null && (element.contains(hit) || hit.contains(element));
    });
    expect(isOnTop).toBe(true);
  }).toPass();
}
