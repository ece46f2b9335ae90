import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {type ExportedPage, exportPage} from './page';

/** Names of scripts and styles, which change with every build and are no part of the text. */
const BUNDLES = /\/assets\/(?:js|css)\/[\w.~-]+/g;

/**
 * Reads pages as `exportPage` does, and keeps what it made of them in a folder: a page that is as it
 * was in the build before costs nothing.
 *
 * @param folder for this alone; what no page of the run asked for is removed from it at the end
 * @param maker changes whenever pages may be read in another way
 */
export class KeptPages {
  private readonly used = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly maker: string,
  ) {
    fs.mkdirSync(folder, {recursive: true});
  }

  read(html: string, route: string, site: string): ExportedPage | undefined {
    const name = `${this.keyOf(html, route, site)}.json`;
    const file = path.join(this.folder, name);
    this.used.add(name);
    if (fs.existsSync(file)) return fromJson(fs.readFileSync(file, 'utf8'));
    const page = exportPage(html, route, site);
    fs.writeFileSync(file, JSON.stringify(page ?? null));
    return page;
  }

  /** Removes what belongs to pages as they no longer are. */
  prune(): void {
    for (const name of fs.readdirSync(this.folder)) {
      if (!this.used.has(name)) fs.rmSync(path.join(this.folder, name));
    }
  }

  private keyOf(html: string, route: string, site: string): string {
    return createHash('sha256')
      .update([this.maker, route, site, html.replaceAll(BUNDLES, '')].join('\0'))
      .digest('hex');
  }
}

function fromJson(text: string): ExportedPage | undefined {
  const page = JSON.parse(text) as ExportedPage | null;
  // JSON leaves out what is undefined.
  return page ? {...page, updated: page.updated, folder: page.folder} : undefined;
}
