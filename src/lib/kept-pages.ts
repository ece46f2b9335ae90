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
 * Keeps what was made of built pages in a file: a page that is as it was in the build before costs
 * nothing. In one file, as it takes longer to open many than to read them.
 */
export class KeptPages<Made> {
  /** By the page that it was made of. JSON has no undefined. */
  private readonly before: Readonly<Record<string, Made | null>>;
  private readonly now: Record<string, Made | null> = {};

  /**
   * @param file for this alone
   * @param maker changes whenever something else may be made of a page
   */
  constructor(
    private readonly file: string,
    private readonly maker: string,
  ) {
    this.before = fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Made | null>)
      : {};
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
    const all = [this.maker, ...also, content.replaceAll(BUNDLES, '')].join('\0');
    const key = createHash('sha256').update(all).digest('base64url');
    const made = this.before[key];
    if (made !== undefined) {
      this.now[key] = made;
      return {isKept: true, made: made ?? undefined};
    }
    const keep = (fresh: Made | undefined): Made | undefined => {
      this.now[key] = fresh ?? null;
      return fresh;
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

  /** Writes what is kept for the next build: of the pages of this one, and of no others. */
  save(): void {
    fs.mkdirSync(path.dirname(this.file), {recursive: true});
    // A build that is stopped meanwhile must not leave half a file.
    fs.writeFileSync(`${this.file}.part`, JSON.stringify(this.now));
    fs.renameSync(`${this.file}.part`, this.file);
  }
}
