/** `npx tsx scripts/schemas.ts`: writes the schemas that editors use into schemas/ anew. */
import fs from 'node:fs';
import path from 'node:path';

import {editorSchemas, SCHEMAS_FOLDER} from '../src/content/editor-schemas';

fs.rmSync(SCHEMAS_FOLDER, {recursive: true, force: true});
fs.mkdirSync(SCHEMAS_FOLDER);
for (const [name, schema] of Object.entries(editorSchemas())) {
  fs.writeFileSync(path.join(SCHEMAS_FOLDER, name), `${JSON.stringify(schema, null, 2)}\n`);
}
