import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {version} from '@docusaurus/core/package.json';

import {ROOT} from './root';

const PACKAGES = ['docusaurus-defer-scripts', 'docusaurus-markdown-copies'];
/** What the classic template adds to for the packages. */
const PRESETS = '  presets: [';
const WITH_PACKAGES = `  ssrTemplate,\n  plugins: ${JSON.stringify(PACKAGES)},\n${PRESETS}`;

/**
 * Makes a site from the classic template of `create-docusaurus`, in the version of this repository.
 *
 * Our packages are packed and installed by npm with what they depend on, so that a missing file or dependency is
 * noticed. The site lies outside the repository; of Docusaurus itself it uses the copy here.
 *
 * @param folder that exists and is empty
 * @returns path of the build
 */
export function buildStockSite(folder: string, {withPackages}: {withPackages: boolean}): string {
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
  const pack = (what: string): string =>
    run('npm', 'pack', what, '--silent', '--prefer-offline').trim();
  const site = (...names: string[]): string => path.join(folder, ...names);

  run('tar', 'xzf', pack(`create-docusaurus@${version}`));
  for (const template of ['shared', 'classic']) {
    fs.cpSync(site('package/templates', template), folder, {recursive: true});
  }
  const {dependencies} = JSON.parse(fs.readFileSync(site('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  if (withPackages) {
    fs.writeFileSync(site('package.json'), '{"private": true}');
    const archives = PACKAGES.map((name) => `./${pack(path.join(ROOT, 'packages', name))}`);
    const options = ['--prefer-offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    run('npm', 'install', '--ignore-scripts', ...options, ...archives);
    const config = fs.readFileSync(site('docusaurus.config.js'), 'utf8');
    const changed = config.replace(PRESETS, WITH_PACKAGES);
    if (changed === config) throw new Error('The template has no presets');
    const template = `import {ssrTemplate} from '${PACKAGES[0]}';\n`;
    fs.writeFileSync(site('docusaurus.config.js'), template + changed);
  }
  for (const name of Object.keys(dependencies)) {
    const link = site('node_modules', name);
    fs.mkdirSync(path.dirname(link), {recursive: true});
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), link, 'junction');
  }
  run(process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');
  return site('build');
}
