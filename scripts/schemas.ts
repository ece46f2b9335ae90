/** `npx tsx scripts/schemas.ts`: regenerates the JSON Schemas for editors in schemas/. */
import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {figureSchema, figureTableSchema} from '../src/content/figures/schema';
import {frontMatterSchemas} from '../src/content/front-matter';
import {termSchema} from '../src/features/glossary/model/schema';

export const SCHEMAS_FOLDER = 'schemas';

/** JSON Schema for a file of named records. */
function recordsOf(schema: z.ZodType, title: string, description: string): object {
  const {$schema, ...shape} = z.toJSONSchema(schema, {target: 'draft-7', io: 'input'});
  return {
    $schema,
    title,
    description,
    type: 'object',
    properties: {$schema: {type: 'string'}},
    additionalProperties: shape,
  };
}

/**
 * JSON Schemas for editors, by file name: figures, tables of figures, terms, and the front matter of each
 * kind of page. They are generated from the schemas that the check uses. Rules that involve several fields
 * are only in the check.
 */
export function editorSchemas(): Record<string, object> {
  const frontMatter = Object.entries(frontMatterSchemas).map(([kind, schema]) => [
    `front-matter.${kind}.json`,
    {
      title: `Front matter: ${kind}`,
      ...z.toJSONSchema(schema, {target: 'draft-7', io: 'input'}),
    },
  ]);
  return {
    'figures.json': recordsOf(
      figureSchema,
      'Figures',
      'Every figure once; its name is the name of the file and the key',
    ),
    'figure-tables.json': recordsOf(
      figureTableSchema,
      'Tables of figures',
      'Tables whose cells are figures',
    ),
    'glossary.json': recordsOf(termSchema, 'Glossary', 'Every term once'),
    ...Object.fromEntries(frontMatter),
  };
}

function main(): void {
  fs.rmSync(SCHEMAS_FOLDER, {recursive: true, force: true});
  fs.mkdirSync(SCHEMAS_FOLDER);
  for (const [name, schema] of Object.entries(editorSchemas())) {
    fs.writeFileSync(path.resolve(SCHEMAS_FOLDER, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
}

if (require.main === module) main();
