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
  missing: `<h1>No connection, and no copy of this page</h1>
<p class="lead">There was no answer from the network, and this page was not read on this device before.</p>
<p><a class="button" href="">Try again</a></p>`,
  list: '<h1>Pages kept on this device</h1>',
  plain: `<h1>Pages kept on this device</h1>
<p class="lead">Nothing is kept yet, or this browser keeps nothing.</p>`,
} as const;

/** "21 November", and the year where it is another: by the visitor's clock. */
function day(date: Date): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && {year: 'numeric'}),
  }).format(date);
}

function item({path, title, date}: KeptPage): string {
  const time = date
    ? `<time datetime="${date.toISOString().slice(0, 10)}">${day(date)}</time>`
    : '';
  // Keeps a path inside of its attribute, whatever it holds.
  return `<li><a href="${path.replaceAll('"', '%22')}">${title}</a>${time}</li>`;
}

/** The list of what is kept, newest first, and the button that deletes it. */
function list(kept: readonly KeptPage[]): string {
  if (kept.length === 0)
    return '<p class="lead">Nothing is kept. Pages are kept as you read them.</p>';
  return `<section aria-labelledby="kept">
<h2 id="kept">Kept, newest first</h2>
<ul class="kept">
${kept.map(item).join('\n')}
</ul>
<form method="post" action="/offline"><button>Delete all kept pages</button></form>
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
): string {
  const parts: Record<Slot, string> = {message: MESSAGES[message], kept: list(kept)};
  return shell.replace(/<!--(message|kept)-->[\s\S]*?<!--\/\1-->/g, (_, name: Slot) => parts[name]);
}

/** The title of a page out of its HTML, as HTML, without the name of the site. */
export function titleOf(html: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/ \| [^|]*$/, '').trim() || undefined;
}
