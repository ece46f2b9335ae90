import fs from 'node:fs';
import path from 'node:path';

import {type CheckContext, readContext} from '../context';
import type {SourcePage} from '../page';
import {readTimeOf} from '../read-time';
import type {Result} from './pass';
import {withRelated} from './related';

type Completion = (page: SourcePage, context: CheckContext) => Result | undefined;

/** The time is measured with the links at the end. */
const COMPLETIONS: readonly Completion[] = [withRelated, withReadTime];

/** What depends on other pages or the whole page, as soon as it can be read. Returns the files that it has changed. */
export function complete(root: string, files: readonly string[]): Map<string, Result> {
  const changed = new Map<string, Result>();
  for (const completion of COMPLETIONS) {
    const context = readContext(root, {only: (repoPath) => files.includes(repoPath)});
    for (const page of context.subjects) {
      const result = completion(page, context);
      if (!result) continue;
      fs.writeFileSync(path.join(root, page.repoPath), result.content);
      const whats = [...(changed.get(page.repoPath)?.whats ?? []), ...result.whats];
      changed.set(page.repoPath, {...result, whats});
    }
  }
  return changed;
}

function withReadTime(page: SourcePage, {figures}: CheckContext): Result | undefined {
  const minutes = readTimeOf(page, figures);
  if (minutes === undefined) return undefined;
  const content = page.content.replace(/(?<=^read_time: *)[\d.]+/m, `${minutes}`);
  return {content, whats: ['a read time that is not that of the page']};
}
