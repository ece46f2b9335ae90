/** `npx tsx scripts/schemas.ts`: regenerates the JSON Schemas for editors in schemas/. */
import fs from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {editorSchemas, SCHEMAS_FOLDER} from './schemas/editor-schemas';

async function main(): Promise<void> {
  fs.rmSync(SCHEMAS_FOLDER, {recursive: true, force: true});
  fs.mkdirSync(SCHEMAS_FOLDER);
  for (const [name, schema] of Object.entries(editorSchemas())) {
    const filepath = path.resolve(SCHEMAS_FOLDER, name);
    const options = {...(await resolveConfig(filepath)), filepath};
    fs.writeFileSync(filepath, await format(JSON.stringify(schema, null, 2), options));
  }
}

void main();
