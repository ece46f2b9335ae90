import fs from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import {describe, expect, it} from 'vitest';

import subsetLoader from '@site/src/plugins/fonts/subset-loader.cjs';

const FOLDER = path.resolve(__dirname, '../../../src/css/fonts');
const records = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.font.json'));

const read = (name: string): Buffer => fs.readFileSync(path.join(FOLDER, name));
const cut = (source: Buffer, files: string[] = []): Promise<Buffer> =>
  subsetLoader.call(
    {
      context: FOLDER,
      resourcePath: path.join(FOLDER, 'some.font.json'),
      addDependency: (file) => files.push(file),
    },
    source,
  );

/** Which font the styles ask for where a letter stands, by the URL of each face. */
function rangesInStyles(): Map<string, string> {
  const ranges = new Map<string, string>();
  const css = postcss.parse(fs.readFileSync(path.join(FOLDER, 'faces.css'), 'utf8'));
  css.walkAtRules('font-face', (face) => {
    let url: string | undefined;
    let range = '';
    face.walkDecls('src', ({value}) => void (url = /url\('\.\/(.+?)'\)/.exec(value)?.[1]));
    face.walkDecls('unicode-range', ({value}) => void (range = value));
    if (url) ranges.set(url, range.replaceAll(/\s+/g, ' ').trim());
  });
  return ranges;
}

/** `U+0041-0042, U+0061`, as the styles write it. */
function rangeOf(letters: string): string {
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
  const runs: [first: number, last: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

describe('the letters that pages are written in', () => {
  it('are there', () => expect(records.length).toBeGreaterThan(1));

  it.each(records)('%s: the styles ask for it where one of its letters stands', (name) => {
    const {letters} = JSON.parse(read(name).toString()) as {letters: string};
    expect(rangesInStyles().get(name)).toBe(rangeOf(letters));
  });

  it('are families of one face each, so that no face which is not loaded stands beside them', () => {
    const css = postcss.parse(fs.readFileSync(path.join(FOLDER, 'faces.css'), 'utf8'));
    const faces: string[] = [];
    css.walkAtRules('font-face', (face) =>
      face.walkDecls('font-family', ({value}) => void faces.push(value)),
    );
    for (const family of ["'Figtree'", "'Figtree Polish'"]) {
      expect(faces.filter((face) => face === family)).toHaveLength(1);
    }
  });

  it.each(records)('%s: comes in one round trip of a new connection, headers too', async (name) => {
    const files: string[] = [];
    const font = await cut(read(name), files);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    // Ten packets of 1460 bytes, and what the headers take.
    expect(font.length).toBeLessThanOrEqual(13_000);
    // A new version of the font is noticed.
    expect(files).toEqual([expect.stringContaining('figtree')]);
  });
});

it('a record with a mistyped key is refused, with its name and the key', async () => {
  const record = {font: 'x.woff2', leters: 'abc', weights: [400, 700]};
  const error = cut(Buffer.from(JSON.stringify(record)));
  await expect(error).rejects.toThrow(/some\.font\.json.*leters/s);
});
