import fs from 'node:fs';

import * as z from 'zod';

const hex = z.string().regex(/^[0-9a-f]{64}$/);

const requestVector = z.strictObject({
  id: z.string(),
  name: z.string(),
  secret: z.string(),
  /** Unix time in milliseconds, as sent in the header. */
  timestamp: z.string().regex(/^\d{13}$/),
  method: z.enum(['GET', 'POST', 'DELETE']),
  /** From the base path to the end of the query. */
  path: z.string().startsWith('/'),
  body: z.string(),
  stringToSign: z.string(),
  signature: hex,
});

const webhookVector = z.strictObject({
  id: z.string(),
  name: z.string(),
  secret: z.string(),
  /** The raw body, before parsing. */
  body: z.string(),
  signature: hex,
});

const vectorsSchema = z.strictObject({
  requests: z.array(requestVector).min(1),
  webhooks: z.array(webhookVector).min(1),
});

export type Vectors = z.infer<typeof vectorsSchema>;

/** Reads published vectors. @throws ZodError or SyntaxError if the file is invalid */
export function readVectors(file: string): Vectors {
  return vectorsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
