import {afterEach, describe, expect, it, vi} from 'vitest';
import {VFileMessage} from 'vfile-message';

import {propsOf, render} from '../../support/remark';
import {ARTICLE, articleWith, DRAWING, repository, VALID_FILES} from '../../support/repository';
import {changed, lineOf} from '../../support/text';

const INDEX = 'docs/knowledge-base/index.md';
const frozen = (file: string): string => file.replace('docs/', 'versioned_docs/version-2024-11/');

/** The valid files with an archive of them, in which the build runs. */
function site(changes: Readonly<Record<string, string>> = {}): string {
  const archive = Object.entries(VALID_FILES).filter(([file]) => file.startsWith('docs/'));
  const root = repository({
    'versions.json': '["2024-11"]',
    ...Object.fromEntries(archive.map(([file, content]) => [frozen(file), content])),
    ...changes,
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return root;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('::drawing', () => {
  it('becomes the drawing of that name', async () => {
    expect(propsOf(await render(site(), INDEX), 'Drawing')).toMatchObject({
      name: 'paths',
      title: 'A card pays instant',
    });
  });

  it('shows the archived drawing and figures in the archive', async () => {
    const root = site({
      [DRAWING]: changed(VALID_FILES[DRAWING], 'A card pays', 'A card has always paid'),
      'docs/_figures/deposits.json': changed(
        VALID_FILES['docs/_figures/deposits.json'],
        '"instant"',
        '"in a minute"',
      ),
    });
    expect(propsOf(await render(root, INDEX), 'Drawing').title).toBe(
      'A card has always paid in a minute',
    );
    expect(propsOf(await render(root, frozen(INDEX)), 'Drawing').title).toBe('A card pays instant');
  });

  it('reports a conflict of a figure that only the drawing shows', async () => {
    const root = site({
      [DRAWING]: changed(VALID_FILES[DRAWING], 'deposits.sepa.fee', 'deposits.overview.fee'),
      [INDEX]: changed(VALID_FILES[INDEX], '::categories', '::figure-conflicts'),
    });
    expect(propsOf(await render(root, INDEX), 'FigureConflicts').conflicts).toMatchObject([
      {here: '1.5%', authoritative: '3.5%'},
    ]);
  });

  it.each([
    ['unknown', '::drawing[path]', VALID_FILES[DRAWING], 'unknown drawing "path"'],
    [
      'faulty',
      '::drawing[paths]',
      changed(VALID_FILES[DRAWING], '<line ', '<image /><line '),
      `${DRAWING}:12:3  <image> is not allowed in a drawing`,
    ],
  ])('stops the build at its line if the drawing is %s', async (_, line, drawing, reason) => {
    const content = articleWith(`First.\n\n${line}`);
    const root = site({[ARTICLE]: content, [DRAWING]: drawing});
    const run = render(root, ARTICLE);
    await expect(run).rejects.toThrow(VFileMessage);
    await expect(run).rejects.toThrow(
      expect.objectContaining({
        line: lineOf(content, line),
        reason: expect.stringContaining(reason) as string,
      }),
    );
  });
});
