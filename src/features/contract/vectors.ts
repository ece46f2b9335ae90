import fs from 'node:fs';

import type vectors from '../../../openapi/vectors.json';

/** Test vectors for implementations of the signatures. `body` is the raw body, `path` includes the query. */
export type Vectors = typeof vectors;

/** Reads the vectors of a version. The tests recompute every signature. */
export function readVectors(file: string): Vectors {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Vectors;
}
