import path from 'node:path';

/** The root folder of this repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
