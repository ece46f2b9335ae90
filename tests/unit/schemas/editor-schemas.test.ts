import fs from 'node:fs';
import path from 'node:path';

import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';

import {editorSchemas, SCHEMAS_FOLDER} from '@site/scripts/schemas';
import {ROOT} from '../support/root';

const schemas = editorSchemas();
const ajv = new Ajv({strict: true, allowUnionTypes: true});
addFormats.default(ajv);

function faultsOf(name: string, data: unknown): string[] {
  const schema = schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}`);
  const validate = ajv.compile(schema);
  validate(data);
  return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

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

test('editor settings assign a schema to each data file, and the files match it', () => {
  const settings = readJson('.vscode/settings.json') as Record<
    'json.schemas',
    {fileMatch: string[]; url: string}[]
  >;
  const entries = settings['json.schemas'].flatMap(({fileMatch, url}) =>
    fileMatch.map((file) => ({file: file.slice(1), schema: path.basename(url)})),
  );
  const figures = fs.readdirSync(path.join(ROOT, 'docs/_figures')).map((n) => `docs/_figures/${n}`);
  const named = entries.map(({file}) => file);
  // Full names, because editors differ in whether a pattern can exclude a file.
  expect(named.filter((file) => file.startsWith('docs/_figures/')).sort()).toEqual(figures.sort());
  for (const {file, schema} of entries) {
    expect(faultsOf(schema, readJson(file)), file).toEqual([]);
  }
});
