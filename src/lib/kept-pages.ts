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
   * What is made of a page, or was.
   *
   * @param html of the page
   * @param also what else it is made of
   * @param make gets the content of the page; makes what JSON can hold, or undefined
   */
  read(
    html: string,
    also: readonly string[],
    make: (content: string) => Made | undefined,
  ): Made | undefined {
    const content = contentOf(html);
    const key = [this.maker, ...also, content.replaceAll(BUNDLES, '')].join('\0');
    const name = `${createHash('sha256').update(key).digest('hex')}.json`;
    const file = path.join(this.folder, name);
    this.used.add(name);
    if (fs.existsSync(file)) {
      return (JSON.parse(fs.readFileSync(file, 'utf8')) as Made | null) ?? undefined;
    }
    const made = make(content);
    fs.writeFileSync(file, JSON.stringify(made ?? null));
    return made;
  }

  /** Removes what belongs to pages as they no longer are. */
  prune(): void {
    for (const name of fs.readdirSync(this.folder)) {
      if (!this.used.has(name)) fs.rmSync(path.join(this.folder, name));
    }
  }
}
