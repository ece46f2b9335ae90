import fs from 'node:fs';

import {parse} from 'yaml';

import type {ErrorCode, OpenApiDocument, Schema} from './document';
import type {ContractSource} from './files';

/** The schema of error codes with its catalogue; undefined where the contract has none. */
export function errorCodeSchema({document, errorCodes}: ContractSource): Schema | undefined {
  const file = errorCodes ?? document;
  if (!fs.existsSync(file)) return undefined;
  const read: unknown = parse(fs.readFileSync(file, 'utf8'));
  return errorCodes ? (read as Schema) : (read as OpenApiDocument).components?.schemas?.ErrorCode;
}

/** The catalogue of errors by code, in its order. */
export function errorCatalogue(source: ContractSource): [string, ErrorCode][] {
  return Object.entries(errorCodeSchema(source)?.['x-error-codes'] ?? {});
}
