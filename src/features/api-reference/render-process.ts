import type {OpenApiDocument} from '../contract/document';
import {apiReference} from './reference';

// Forked by `render.ts`: receives the contract and replies with the reference.
process.once('message', (document) => {
  process.send?.(apiReference(document as OpenApiDocument), () => process.disconnect());
});
