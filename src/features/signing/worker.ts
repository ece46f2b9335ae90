import {type Task, work} from './work';

let newest = new AbortController();

/** Signs and searches off the main thread, so that a large body does not freeze the page. */
self.onmessage = ({data}: MessageEvent<Task>): void => {
  newest.abort();
  newest = new AbortController();
  const {signal} = newest;
  work(data, (answer) => self.postMessage(answer), signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};
