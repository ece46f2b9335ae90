import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

/** One page of the portal as plain Markdown, to be put into another site. */
export interface PlainPage {
  /** Path without the leading slash, `index` for the home page. */
  slug: string;
  title: string;
  description: string;
  /** Markdown without its first heading; links lead to paths of the same site. */
  body: string;
}

const frontMatter = z.object({title: z.string(), description: z.string(), url: z.url()});

/**
 * Reads the text of every page of today from the copies that the build writes beside them.
 *
 * @throws Error when the build holds none
 */
export function readPlainPages(build: string): PlainPage[] {
  const frozen = frozenNames(build);
  const pages = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !frozen.some((name) => file.startsWith(`${name}/`)))
    .sort()
    .map((file) => readPlainPage(build, file));
  if (pages.length === 0) throw new Error(`${build} holds no pages. Run \`npm run build\` first.`);
  return pages;
}

function readPlainPage(build: string, file: string): PlainPage {
  const text = fs.readFileSync(path.join(build, file), 'utf8');
  const [, head = '', rest = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const {title, description, url} = frontMatter.parse(parse(head));
  return {
    slug: file.slice(0, -'.md'.length),
    title,
    description,
    // Both sites write the title as a heading of their own.
    body: rest.replace(/^\s*# .*\n/, '').replaceAll(`](${new URL(url).origin}/`, '](/'),
  };
}

/** Folders of frozen versions: named by a month. */
function frozenNames(build: string): string[] {
  return fs.readdirSync(build).filter((name) => /^\d{4}-\d{2}$/.test(name));
}
