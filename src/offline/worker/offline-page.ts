import {CACHES} from '../limits';
import {fillShell, titleOf, type KeptPage, type MESSAGES} from '../page/fill';
import {sentAt} from './strategies';

/** Everything that is kept, newest first. */
async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(CACHES.page.name);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const path = new URL(request.url).pathname;
    pages.push({path, title: titleOf(await response.text()) ?? path, date: sentAt(response)});
  }
  return pages.sort((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0));
}

/** The offline page: in the place of a page that could not be had, or for itself. */
export async function offlinePage(message: keyof typeof MESSAGES): Promise<Response> {
  return new Response(fillShell(OFFLINE_SHELL, message, await keptPages(), OFFLINE_LANGUAGE), {
    status: message === 'missing' ? 503 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': OFFLINE_POLICY,
      'Referrer-Policy': 'same-origin',
    },
  });
}
