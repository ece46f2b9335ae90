/** `npx tsx scripts/schemas.ts`: regenerates the JSON Schemas for editors in schemas/. */
import fs from 'node:fs';

import * as z from 'zod';

import {figureSchema, figureTableSchema} from '../src/content/figures/schema';
import {frontMatterSchemas} from '../src/content/front-matter';
import {termSchema} from '../src/features/glossary/model/schema';
import {writeFiles} from '../src/lib/files';

export const SCHEMAS_FOLDER = 'schemas';

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {target: 'draft-7', io: 'input'});

/** JSON Schema for a file of named records. */
function recordsOf(schema: z.ZodType, title: string, description: string): object {
  const {$schema, ...additionalProperties} = jsonSchemaOf(schema);
  const properties = {$schema: {type: 'string'}};
  return {$schema, title, description, type: 'object', properties, additionalProperties};
}

/**
 * JSON Schemas for editors, by file name: figures, tables of figures, terms, and the front matter of each
 * kind of page. They are generated from the schemas that the check uses. Rules that involve several fields
 * are only in the check.
 */
export function editorSchemas(): Record<string, object> {
  const frontMatter = Object.entries(frontMatterSchemas).map(([kind, schema]) => [
    `front-matter.${kind}.json`,
    {title: `Front matter: ${kind}`, ...jsonSchemaOf(schema)},
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

if (require.main === module) {
  fs.rmSync(SCHEMAS_FOLDER, {recursive: true, force: true});
  const files = Object.entries(editorSchemas()).map(([name, schema]) => [
    name,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
  writeFiles(SCHEMAS_FOLDER, Object.fromEntries(files) as Record<string, string>);
}
