import fs from 'node:fs';
import path from 'node:path';

import {ROOT} from './root';

export const EXAMPLE_SCREEN =
  /```xml\n(<screen[^]*?<\/screen>\n)```/.exec(
    fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'),
  )?.[1] ?? '';
