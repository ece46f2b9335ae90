import {expect, test} from 'vitest';

import {type readFiles} from '@site/src/features/exports/page';
import {pagesOfBuild} from '@site/src/features/exports/pages';
import {inThread} from '@site/src/lib/in-thread';
import {temporaryFolder} from '@site/tests/unit/support/temporary';

test('the pages of a large build are in the order of their files, whichever thread reads them', async () => {
  const numbers = Array.from({length: 250}, (_, at) => 100 + at);
  const build = temporaryFolder(
    Object.fromEntries(
      numbers.map((number) => [
        `page-${number}.html`,
        `<html><body><main><h1>Page ${number}</h1><p>Text</p></main></body></html>`,
      ]),
    ),
  );
  const pages = await pagesOfBuild(build);
  expect(pages.map(({route, title, body}) => [route, title, body])).toEqual(
    numbers.map((number) => [`/page-${number}`, `Page ${number}`, `# Page ${number}\n\nText\n`]),
  );
});

test('a page that a thread cannot read stops the build', async () => {
  const read = inThread<typeof readFiles>('src/features/exports/page.ts', 'readFiles', [
    {file: '/missing.html', route: '/missing'},
  ]);
  await expect(read).rejects.toThrow('/missing.html');
});
