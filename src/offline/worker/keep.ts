import type {Keep} from '../messages';
import {fileKind} from '../rules';
import {scope} from './scope';
import {strategies} from './strategies';

/**
 * Keeps a page that was shown without being asked for as a page: one that came before the worker
 * did, or by a link that the page followed by itself.
 */
export async function keepPage({keep}: Keep, event: ExtendableEvent): Promise<void> {
  const {origin} = scope.location;
  const files = keep.files
    .map((file) => new URL(file, origin))
    .flatMap((url) => {
      const kind = url.origin === origin ? fileKind(url.pathname) : undefined;
      return kind ? [strategies[kind].handleAll({event, request: new Request(url)})] : [];
    });
  const page = new Request(new URL(keep.page, origin));
  const tasks = [...files, strategies.page.handleAll({event, request: page})];
  // What cannot be had now is kept another time.
  await Promise.allSettled(tasks.flat());
}
