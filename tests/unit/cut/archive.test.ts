import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {archiveVersion, faultsOf, placesOf} from '@site/scripts/cut/archive';
import {preflightError} from '@site/scripts/cut/preflight';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository} from '../support/repository';

const NAME = '2025-02';

/** A repository with the valid files committed. */
function committed(changes: Record<string, string> = {}): string {
  const root = repository(changes);
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  git('add', '-A');
  git('commit', '-m', 'Begin');
  return root;
}

/** Writes a version as the command does. */
function write(root: string): boolean {
  const [content = '', sidebars = '', released = ''] = placesOf(root, NAME).all;
  fs.cpSync(path.join(root, 'docs'), path.join(root, content), {recursive: true});
  for (const [name, text] of [
    [sidebars, '{}'],
    [`${released}/openapi.yaml`, 'openapi: 3.1.0'],
    ['versions.json', `["${NAME}"]`],
  ] as const) {
    fs.mkdirSync(path.join(root, path.dirname(name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  }
  return true;
}

const status = (root: string): string =>
  execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'});

describe('a version is not cut', () => {
  test.each([
    [undefined, /npm run cut -- 2025-02/],
    ['next', /not a month/],
    ['2025-13', /not a month/],
    ['2025-2', /not a month/],
  ])('under the name %s', (name, message) => {
    expect(preflightError(committed(), name)).toMatch(message);
  });

  it('twice, or for a month before an archived version', () => {
    const root = committed({'versions.json': '["2025-02", "2024-11"]'});
    expect(preflightError(root, '2025-02')).toMatch(/already exists/);
    expect(preflightError(root, '2024-12')).toMatch(/older than 2025-02/);
    expect(preflightError(root, '2025-03')).toBeUndefined();
  });

  it('for a month before the newest page', () => {
    const root = committed({
      [ARTICLE]: page(FRONT_MATTER.article.replace('2024-11-20', '2025-03-02')),
    });
    expect(preflightError(root, NAME)).toMatch(/would be older than its newest page.*2025-03/);
    expect(preflightError(root, '2025-03')).toBeUndefined();
  });

  it('over existing files or with uncommitted changes', () => {
    const root = committed();
    expect(preflightError(root, NAME)).toBeUndefined();
    fs.writeFileSync(path.join(root, 'docs/note.txt'), 'Mine.');
    expect(preflightError(root, NAME)).toMatch(/uncommitted changes \(docs\/note\.txt\)/);
    fs.mkdirSync(path.join(root, placesOf(root, NAME).content), {recursive: true});
    expect(preflightError(root, NAME)).toMatch(/already exists/);
  });

  it('outside a git repository', () => {
    expect(preflightError(repository(), NAME)).toMatch(/not a git repository/);
  });
});

describe('a cut', () => {
  it('succeeds if everything was copied', async () => {
    const root = committed();
    expect(await archiveVersion(root, NAME, () => write(root))).toEqual([]);
    expect(status(root)).toContain('versioned_docs/');
    expect(faultsOf(root, NAME)).toEqual([]);
  });

  test.each<[what: string, harm: (root: string, content: string) => void, fault: RegExp]>([
    ['could not be written', () => fs.readFileSync('/none'), /ENOENT/],
    ['lost its figures', (_, to) => fs.rmSync(`${to}/_figures`, {recursive: true}), /is missing/],
    [
      'changed a page',
      (_, to) => fs.appendFileSync(`${to}/knowledge-base/index.md`, 'More.'),
      /index\.md differs/,
    ],
    ['has no version', (root) => fs.writeFileSync(`${root}/versions.json`, '[]'), /versions\.json/],
  ])('that %s leaves everything unchanged', async (_, harm, fault) => {
    const root = committed({'versions.json': '["2024-11"]'});
    const faults = await archiveVersion(root, NAME, () => {
      write(root);
      harm(root, path.join(root, placesOf(root, NAME).content));
      return true;
    });
    expect(faults.join('\n')).toMatch(fault);
    expect(status(root)).toBe('');
  });
});
