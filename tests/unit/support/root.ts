import path from 'node:path';

/** The repository under test. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
