import type {Keep} from '../messages';
import {fileKind, filesNamedBy} from '../rules';
import {scope} from './scope';
import {strategies} from './strategies';

/**
 * Keeps a page that was shown without being asked for as a page: one that came before the worker
 * did, or by a link that the page followed by itself.
 */
export async function keepPage({keep}: Keep, event: ExtendableEvent): Promise<void> {
  const {origin} = scope.location;
  const keepFile = (address: string): Promise<unknown>[] => {
    const url = new URL(address, origin);
    const kind = url.origin === origin ? fileKind(url.pathname) : undefined;
    return kind ? strategies[kind].handleAll({event, request: new Request(url)}) : [];
  };
  const [response, kept] = strategies.page.handleAll({
    event,
    request: new Request(new URL(keep.page, origin)),
  });
  // A page that a link led to has been drawn with the styles of the page before it.
  const named = response.then(async (page) => {
    await Promise.allSettled(filesNamedBy(await page.clone().text()).flatMap(keepFile));
  });
  // What cannot be had now is kept another time.
  await Promise.allSettled([...keep.files.flatMap(keepFile), response, kept, named]);
}
