import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {editorSchemas, SCHEMAS_FOLDER} from '@site/scripts/schemas';
import {ROOT} from '../support/root';

const schemas = editorSchemas();
const readJson = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(ROOT, name), 'utf8'));

test('the schema files for editors are up to date (npx tsx scripts/schemas.ts regenerates them)', () => {
  expect(fs.readdirSync(path.join(ROOT, SCHEMAS_FOLDER)).sort()).toEqual(
    Object.keys(schemas).sort(),
  );
  for (const [name, schema] of Object.entries(schemas)) {
    expect(readJson(`${SCHEMAS_FOLDER}/${name}`), name).toEqual(schema);
  }
});
