/** Runs a task when the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const wait = (): void => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, {once: true});
}
