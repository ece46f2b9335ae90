import fs from 'node:fs';
import path from 'node:path';

import {pathFrom} from '../../lib/files';
import type {Finding} from '../../lib/finding';
import {inspectSvg} from './inspect';
import {inspectScreen} from './inspect-screen';
import {parseSvg, type SvgElement} from './parse';

/** The folder of drawings inside each content tree. */
const DRAWINGS_FOLDER = '_drawings';
/** A schematic screen is an XML file. */
const EXTENSION = /\.(?:svg|xml)$/;

export interface SourceDrawing {
  /** Path relative to the repository, for findings. */
  shown: string;
  /** An `<svg>` or a schematic `<screen>`. Undefined if the file cannot be parsed; the findings say why. */
  root: SvgElement | undefined;
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
    .filter((name) => EXTENSION.test(name))
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
      path.parse(file).name,
      readDrawing(file, pathFrom(root, file)),
    ]),
  );
}

function readDrawing(file: string, shown: string): SourceDrawing {
  const parsed = parseSvg(fs.readFileSync(file, 'utf8'), shown);
  if ('findings' in parsed) return {shown, root: undefined, findings: parsed.findings};
  const {root} = parsed;
  const inspect = isScreen(root) ? inspectScreen : inspectSvg;
  return {shown, root, findings: inspect(root, shown)};
}

/** Whether a drawing is a schematic screen of the application. */
export function isScreen(root: SvgElement | undefined): boolean {
  return root?.name === 'screen';
}
