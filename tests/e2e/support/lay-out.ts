import type {Page} from 'playwright/test';

/**
 * Lays out all of the open page, also what does so only when it comes near (`src/css/near.css`), and
 * waits until it looks as it is meant to: a colour that changed unseen fades from the one before.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A sheet made here is no inline style, which the policy would refuse.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const moving = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({finished}) => finished));
  });
}
