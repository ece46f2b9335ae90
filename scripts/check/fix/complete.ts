import fs from 'node:fs';
import path from 'node:path';

import {readContext} from '../context';
import type {Result} from './pass';
import {withRelated} from './related';

/** What depends on other pages, as soon as the page can be read. Returns the files that it has changed. */
export function complete(root: string, files: readonly string[], today: Date): Map<string, Result> {
  const context = readContext(root, {only: (repoPath) => files.includes(repoPath), today});
  return new Map(
    context.subjects.flatMap((page): [string, Result][] => {
      const result = withRelated(page, context);
      if (!result) return [];
      fs.writeFileSync(path.join(root, page.repoPath), result.content);
      return [[page.repoPath, result]];
    }),
  );
}
