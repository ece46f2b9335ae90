/** Runs a task once what was done so far is to be seen; a page in the background draws nothing. */
export function afterPicture(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
