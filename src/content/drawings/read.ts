import fs from 'node:fs';
import path from 'node:path';

import {filesBelow, pathFrom} from '../../lib/files';

export const DRAWINGS_FOLDER = '_drawings';

export interface SourceDrawing {
  /** Path relative to the repository, for findings. */
  repoPath: string;
  /** The content of the file, before its figures are filled in. */
  source: string;
}

/** Drawings by name: `keys` for `_drawings/keys.svg`. */
export type DrawingSet = ReadonlyMap<string, SourceDrawing>;

/** Absolute paths of the drawings of a content tree, sorted. */
export function drawingFiles(tree: string): string[] {
  return filesBelow(path.join(tree, DRAWINGS_FOLDER)).filter((file) => /\.(?:svg|xml)$/.test(file));
}

/**
 * Reads all drawings of a content tree.
 *
 * @param tree folder that holds `_drawings`, such as `docs`
 * @param root folder that paths in findings are relative to
 */
export function readDrawings(tree: string, root: string = process.cwd()): DrawingSet {
  return new Map(
    drawingFiles(tree).map((file) => [
      path.parse(file).name,
      {repoPath: pathFrom(root, file), source: fs.readFileSync(file, 'utf8')},
    ]),
  );
}
