import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {hasJava} from '../../scripts/system-packages';
import {archivedVersions} from '../../src/content/versions';
import {filesBelow, pathFrom} from '../../src/lib/files';

test.skip(!hasJava, 'Java is not installed');

/** Messages of the checker that are accepted. tests/README.md explains each. */
const EXPLAINED = [
  /^Trailing slash on void elements has no effect/,
  /^Every active “role=tab” element must have a corresponding “role=tabpanel” .* class="?tabs__item/,
];

interface Message {
  url: string;
  message: string;
  extract?: string;
}

interface Result {
  checked: string[];
  faults: string[];
  explained: Set<RegExp>;
}

function checkHtml(folder: string, pages: readonly string[]): Result {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const {stdout, stderr} = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--verbose', ...pages],
    {cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000},
  );
  const {messages} = JSON.parse(stderr) as {messages: Message[]};
  const explained = new Set<RegExp>();
  const faults = messages.flatMap(({url, message, extract = ''}) => {
    const fault = `${message} ${extract}`;
    const known = EXPLAINED.find((pattern) => pattern.test(fault));
    if (known) explained.add(known);
    return known ? [] : `${path.basename(url)}: ${fault}`;
  });
  return {checked: stdout.trim().split('\n'), faults: [...new Set(faults)], explained};
}

/**
 * Whether a page need not be checked: the texts of the newest archive were checked while they were current,
 * and its layout is that of the older archives. One of its pages is checked as a sample.
 */
function isCopy(page: string): boolean {
  const [newest = ''] = archivedVersions(process.cwd());
  return page.startsWith(`${newest}/`) && page !== `${newest}/resources/fee-schedule.html`;
}

test('the HTML of every page is valid, and invalid HTML is reported @full', () => {
  const build = path.resolve(__dirname, '../../build');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'html-'));
  const bad = path.join(folder, 'bad.html');
  fs.writeFileSync(
    bad,
    '<html lang=en><title>Bad</title><code><div>no</div></code><img src=a.png>',
  );
  const files = filesBelow(build).map((file) => pathFrom(build, file));
  const pages = files.filter((name) => name.endsWith('.html') && !isCopy(name));
  // In one run, because the checker takes seconds to start.
  const {checked, faults, explained} = checkHtml(build, [...pages, bad]);
  fs.rmSync(folder, {recursive: true});
  expect(pages.length).toBeGreaterThan(150);
  expect(checked.sort()).toEqual([...pages, bad].sort());
  const isBad = (fault: string): boolean => fault.startsWith('bad.html: ');
  expect(faults.filter((fault) => !isBad(fault)).slice(0, 20)).toEqual([]);
  const reported = faults.filter(isBad).join('\n');
  expect(reported).toContain('“div” not allowed as child of element “code”');
  expect(reported).toContain('“img” element must have an “alt” attribute');
  expect(EXPLAINED.filter((pattern) => !explained.has(pattern))).toEqual([]);
});
