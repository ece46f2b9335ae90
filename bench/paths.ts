import path from 'node:path';

/** Folder of the portal. */
export const root = path.resolve(__dirname, '..');

/** The production build of the portal. */
export const build = path.join(root, 'build');

/** Folder of the bench, with its own packages. */
export const bench = __dirname;

/** What the bench makes and measures; ignored by git. */
export const work = path.join(bench, '.work');
