/**
 * Runs a task when the page is loaded and to be seen, and the browser has nothing better to do.
 *
 * @param patience milliseconds after which it runs all the same, counted from then: a browser with
 *   nothing at all to draw can forget to say that it is idle
 */
export function whenIdle(task: () => void, patience = 1000): void {
  const wait = (): void => {
    // Safari has none.
    if (!('requestIdleCallback' in window)) setTimeout(task, 200);
    else requestIdleCallback(task, {timeout: patience});
  };
  const seen = (): void => whenSeen(wait);
  if (document.readyState === 'complete') seen();
  else addEventListener('load', seen, {once: true});
}

/** Between a page's last work and its first picture a browser is idle, and busy all the same. */
function whenSeen(then: () => void): void {
  // A tab in the background draws nothing, and has the time; old browsers do not tell.
  const tells = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!tells || document.hidden || performance.getEntriesByType('paint').length > 0) then();
  else {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      then();
    }).observe({type: 'paint', buffered: true});
  }
}
