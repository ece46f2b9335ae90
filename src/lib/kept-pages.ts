import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Names of scripts and styles, which change with every build and say nothing. */
const BUNDLES = /\/assets\/(?:js|css)\/[\w.~-]+/g;
/** What may be in the head of a page or not yet, while other plugins write pages anew. */
const LOADING =
  /<link rel=(?:stylesheet|preload) [^>]*>|<script src=\S+ defer><\/script>|<script>[\s\S]*?<\/script>/g;

/**
 * The head and the content of a page, without the bars, menus and footer around it: they are the
 * larger part of the HTML and the same everywhere.
 */
export function contentOf(html: string): string {
  const start = html.indexOf('<main');
  const body = html.indexOf('<body');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return html;
  const head = html.slice(0, body < 0 ? start : body);
  return `${head.replaceAll(LOADING, '')}${html.slice(start, end)}</main>`;
}

type Found<Made> =
  | {isKept: true; made: Made | undefined}
  | {isKept: false; content: string; keep: (made: Made | undefined) => Made | undefined};

/**
 * Keeps what was made of built pages in a folder: a page that is as it was in the build before
 * costs nothing.
 */
export class KeptPages<Made> {
  private readonly used = new Set<string>();

  /**
   * @param folder for this alone; what no page of the run asked for is removed from it at the end
   * @param maker changes whenever something else may be made of a page
   */
  constructor(
    private readonly folder: string,
    private readonly maker: string,
  ) {
    fs.mkdirSync(folder, {recursive: true});
  }

  /**
   * Looks for what was made of a page.
   *
   * @param html of the page
   * @param also what else it is made of
   * @returns the content of the page, and a function that keeps what is made of it
   */
  find(html: string, also: readonly string[]): Found<Made> {
    const content = contentOf(html);
    const key = [this.maker, ...also, content.replaceAll(BUNDLES, '')].join('\0');
    const name = `${createHash('sha256').update(key).digest('hex')}.json`;
    const file = path.join(this.folder, name);
    this.used.add(name);
    if (fs.existsSync(file)) {
      const made = JSON.parse(fs.readFileSync(file, 'utf8')) as Made | null;
      return {isKept: true, made: made ?? undefined};
    }
    const keep = (made: Made | undefined): Made | undefined => {
      fs.writeFileSync(file, JSON.stringify(made ?? null));
      return made;
    };
    return {isKept: false, content, keep};
  }

  /**
   * What is made of a page, or was.
   *
   * @param make gets the content of the page; makes what JSON can hold, or undefined
   */
  read(
    html: string,
    also: readonly string[],
    make: (content: string) => Made | undefined,
  ): Made | undefined {
    const found = this.find(html, also);
    return found.isKept ? found.made : found.keep(make(found.content));
  }

  /** Removes what belongs to pages as they no longer are. */
  prune(): void {
    for (const name of fs.readdirSync(this.folder)) {
      if (!this.used.has(name)) fs.rmSync(path.join(this.folder, name));
    }
  }
}
