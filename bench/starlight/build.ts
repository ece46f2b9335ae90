import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {bench, build, root, work} from '../site';

const SITE = path.join(work, 'starlight');
const LOGO = path.join(root, 'static/img/logo.svg');

/**
 * Builds an Astro Starlight site from the Markdown that the portal publishes for its pages.
 *
 * @returns folder of the build
 */
export function buildStarlight(): string {
  fs.rmSync(path.join(SITE, 'src'), {recursive: true, force: true});
  fs.cpSync(path.join(bench, 'starlight/site'), SITE, {recursive: true});
  fs.cpSync(LOGO, path.join(SITE, 'public/favicon.svg'));
  const files = fs.readdirSync(build, {recursive: true, encoding: 'utf8'});
  // Folders of archived versions, such as 2024-11, are left out.
  for (const file of files.filter((each) => /^(?!\d{4}-\d{2}\/).*\.md$/.test(each))) {
    const target = path.join(SITE, 'src/content/docs', file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, adapt(fs.readFileSync(path.join(build, file), 'utf8')));
  }
  node(path.join(bench, 'node_modules/astro/astro.js'), 'build');
  node(path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/compress.ts'));
  return path.join(SITE, 'build');
}

/** Removes the first heading, which Starlight generates from the title, and makes links relative to the site. */
function adapt(markdown: string): string {
  const origin = /^url: (https?:\/\/[^/\s]+)/m.exec(markdown)?.[1] ?? '';
  return markdown.replace(/^# .*\n/m, '').replaceAll(`](${origin}/`, '](/');
}

function node(...args: string[]): void {
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1'};
  execFileSync(process.execPath, args, {cwd: SITE, env, stdio: ['ignore', 'ignore', 'inherit']});
}
