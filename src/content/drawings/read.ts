import fs from 'node:fs';
import path from 'node:path';

import type {Finding} from '../../lib/finding';
import {inspectSvg} from './inspect';
import {parseSvg, type SvgElement} from './parse';

/** The folder of drawings inside each content tree. */
const DRAWINGS_FOLDER = '_drawings';

export interface SourceDrawing {
  /** Path from the repository, for findings. */
  shown: string;
  /** Undefined if the file cannot be parsed; the findings say why. */
  svg: SvgElement | undefined;
  findings: Finding[];
}

/** Drawings by name: `keys` for `_drawings/keys.svg`. */
export type DrawingSet = ReadonlyMap<string, SourceDrawing>;

/** Absolute paths of the drawings of a content tree, sorted. */
export function drawingFiles(tree: string): string[] {
  const folder = path.join(tree, DRAWINGS_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * Reads and validates all drawings of a content tree.
 *
 * @param tree folder that holds `_drawings`, such as `docs`
 * @param root folder that paths in findings are relative to
 */
export function readDrawings(tree: string, root: string = process.cwd()): DrawingSet {
  return new Map(
    drawingFiles(tree).map((file) => [
      path.basename(file, '.svg'),
      readDrawing(file, path.relative(root, file).split(path.sep).join('/')),
    ]),
  );
}

function readDrawing(file: string, shown: string): SourceDrawing {
  const parsed = parseSvg(fs.readFileSync(file, 'utf8'), shown);
  return 'findings' in parsed
    ? {shown, svg: undefined, findings: parsed.findings}
    : {shown, svg: parsed.root, findings: inspectSvg(parsed.root, shown)};
}
