import {strFromU8, unzipSync} from 'fflate';
import {beforeAll, describe, expect, test} from 'vitest';

import {sampleArchives} from '@site/src/features/contract/archives';
import {archivePath, LANGUAGES} from '@site/src/features/contract/languages';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

const SHARED = {'sandbox.mjs': '', 'signing-vectors.json': '', 'openapi.json': ''};

let archives: Record<string, Uint8Array>;
beforeAll(async () => {
  archives = sampleArchives(ROOT, await currentContract(), SHARED);
});

describe.each(LANGUAGES)('the archive for $label', (language) => {
  const unpacked = () => {
    const files = Object.entries(unzipSync(archives[archivePath(language)] ?? new Uint8Array()));
    const named = files.map(([name, bytes]) => [name.split('/').at(-1) ?? '', strFromU8(bytes)]);
    const texts = Object.fromEntries(named) as Record<string, string>;
    const {'README.md': readme = '', ...others} = texts;
    return {readme, others};
  };
  const {program, extension} = language;

  test('has every file that its programs read or that its instructions name', () => {
    const {readme, others} = unpacked();
    const made = new Set(['sent.json', `api.ts`, 'inbox.jsonl', 'body.json']);
    for (const text of [readme, ...Object.values(others)]) {
      const names = text.match(new RegExp(`[\\w-]+\\.(?:json|jsonl|mjs|${extension})\\b`, 'g'));
      for (const name of names ?? []) if (!made.has(name)) expect(others).toHaveProperty([name]);
    }
    for (const name of Object.keys(others)) expect(readme).toContain(`\`${name}\``);
    expect(JSON.parse(others['event.json'] ?? '')).toMatchObject({event: 'trade.executed'});
  });

  test('says with which arguments a program is run that takes any', () => {
    const {readme, others} = unpacked();
    const taking = Object.entries(others).filter(([, source]) => /\bargv\[|\$\{?1\b/.test(source));
    const names = taking.map(([name]) => name).filter((name) => !/^(sign|sandbox)\./.test(name));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(readme).toContain(`: \`${program} ${name} `);
  });

  test('leads to webhooks, and to types', () => {
    const {readme, others} = unpacked();
    const receiver = `receiver.${extension}`;
    expect(readme.includes(`1. Run \`${program} ${receiver}\``)).toBe(receiver in others);
    expect(readme.includes('/sandbox/webhooks`')).toBe(receiver in others);
    expect(readme.includes(': `npx openapi-typescript')).toBe(language.folder === 'javascript');
  });
});
