/** The attributes of `<html>` that say how far the page is: React sets `data-has-hydrated`. */
const {dataset} = document.documentElement;

export const hasHydrated = (): boolean => dataset.hasHydrated === 'true';
export const hasFailed = (): boolean => dataset.script === 'failed';
/** Whether the page depends on its scripts. */
export const startsNow = (): boolean => dataset.start === 'now';

/** Styles then show what works without scripts. */
export function fail(): void {
  dataset.script = 'failed';
}

/** Marks the page if one of its scripts fails to load or is something else, such as a login page. */
export function watchFailures(): void {
  addEventListener(
    'error',
    ({target, filename}) => {
      const failing = target instanceof HTMLScriptElement ? target.src : filename;
      if (/\/assets\/js\//.test(failing)) fail();
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}: {reason?: {name?: string}}) => {
    if (reason?.name === 'ChunkLoadError') fail();
  });
}
