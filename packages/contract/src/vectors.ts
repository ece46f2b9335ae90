import fs from 'node:fs';

interface Vector {
  id: string;
  name: string;
  secret: string;
  /** Raw. */
  body: string;
  /** HMAC-SHA256 in hexadecimal. */
  signature: string;
}

/** Test vectors for implementations of the signatures. */
export interface Vectors {
  /** Signed is `stringToSign`: time in milliseconds, method, path with query, and body. */
  requests: (Vector & {timestamp: string; method: string; path: string; stringToSign: string})[];
  /** Signed is the body. */
  webhooks: Vector[];
}

/** Reads a file of vectors. */
export function readVectors(file: string): Vectors {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Vectors;
}
