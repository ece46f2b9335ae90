import fs from 'node:fs';

import {expect, it} from 'vitest';

import {CUSTODY_RULE} from '@site/src/pages/_home/rule';

it('the rule that the home page quotes is in the terms, word for word', () => {
  const [, clause] = /, (\S+)$/.exec(CUSTODY_RULE.source) ?? [];
  expect(fs.readFileSync('docs/legal/terms.md', 'utf8')).toContain(
    `\n${clause} ${CUSTODY_RULE.quote}\n`,
  );
});
