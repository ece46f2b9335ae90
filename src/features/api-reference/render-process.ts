import type {OpenApiDocument} from '../contract/document';
import {apiReference} from './reference';

// Started by `render.ts`: gets the contract and answers with the reference.
process.once('message', (document) => {
  process.send?.(apiReference(document as OpenApiDocument), () => process.disconnect());
});
