import {callWithRetry} from './retry.mjs';

/** Yields every item of a list once; key names the field that identifies an item. */
export async function* everyItem(target, key, limit = 100) {
  const seen = new Set();
  for (let offset = 0, total = 1; offset < total; offset += limit) {
    const page = await callWithRetry('GET', `${target}?limit=${limit}&offset=${offset}`);
    for (const item of page.items) {
      if (!seen.has(item[key])) yield item;
      seen.add(item[key]);
    }
    total = page.total;
  }
}
