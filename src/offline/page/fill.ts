import {type OfflineLanguage, textOf} from '../texts';

/** A page that is kept on the device. */
export interface KeptPage {
  /** Path, as it stands in an address. */
  path: string;
  /** As HTML. */
  title: string;
  /** When it was sent, where that is known. */
  date: Date | undefined;
}

type Slot = 'message' | 'kept';

/** A place in the page for something that is known later. */
export function slot(name: Slot, content: string): string {
  return `<!--${name}-->${content}<!--/${name}-->`;
}

/** What the page says first: in the place of another page, as a page of its own, without a worker. */
export const MESSAGES = {
  missing: (language: OfflineLanguage) => `<h1>${textOf(language, 'missing.title')}</h1>
<p class="lead">${textOf(language, 'missing.text')}</p>
<p><a class="button" href="">${textOf(language, 'again')}</a></p>`,
  list: (language: OfflineLanguage) => `<h1>${textOf(language, 'list.title')}</h1>`,
  plain: (language: OfflineLanguage) => `<h1>${textOf(language, 'list.title')}</h1>
<p class="lead">${textOf(language, 'list.none')}</p>`,
} as const;

/** "21 November", and the year where it is another: by the visitor's clock. */
function day(date: Date, {locale}: OfflineLanguage): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && {year: 'numeric'}),
  }).format(date);
}

function item({path, title, date}: KeptPage, language: OfflineLanguage): string {
  const time = date
    ? `<time datetime="${date.toISOString().slice(0, 10)}">${day(date, language)}</time>`
    : '';
  // Keeps a path inside of its attribute, whatever it holds.
  return `<li><a href="${path.replaceAll('"', '%22')}">${title}</a>${time}</li>`;
}

/** The list of what is kept, newest first, and the button that deletes it. */
function list(kept: readonly KeptPage[], language: OfflineLanguage): string {
  if (kept.length === 0) return `<p class="lead">${textOf(language, 'kept.none')}</p>`;
  return `<section aria-labelledby="kept">
<h2 id="kept">${textOf(language, 'kept.title')}</h2>
<ul class="kept">
${kept.map((page) => item(page, language)).join('\n')}
</ul>
<form method="post" action="/offline"><button>${textOf(language, 'kept.delete')}</button></form>
</section>`;
}

/**
 * The offline page as one visitor sees it.
 *
 * @param shell from `offlineShell`
 * @param message which of {@link MESSAGES} it begins with
 */
export function fillShell(
  shell: string,
  message: keyof typeof MESSAGES,
  kept: readonly KeptPage[],
  language: OfflineLanguage,
): string {
  const parts: Record<Slot, string> = {
    message: MESSAGES[message](language),
    kept: list(kept, language),
  };
  return shell.replace(/<!--(message|kept)-->[\s\S]*?<!--\/\1-->/g, (_, name: Slot) => parts[name]);
}

/** The title of a page out of its HTML, as HTML, without the name of the site. */
export function titleOf(html: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/ \| [^|]*$/, '').trim() || undefined;
}
