import * as checks from '@generated/openapi/default/body-checks';

import {type Task, work} from './work';

/** Signs and searches off the main thread, so that a large body does not freeze the page. */
let newest = 0;

self.onmessage = ({data}: MessageEvent<Task>): void => {
  newest = data.id;
  void work(
    data,
    (answer) => self.postMessage(answer),
    () => newest === data.id,
    checks,
  );
};
