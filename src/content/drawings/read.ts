import fs from 'node:fs';
import path from 'node:path';

import {pathFrom} from '../../lib/files';
import type {Finding} from '../../lib/finding';
import {inspectSvg} from './inspect';
import {parseSvg, type SvgElement} from './parse';
import {inspectScreen} from './screen/inspect';
import {drawScreen} from './screen/layout';

/** The folder of drawings inside each content tree. */
const DRAWINGS_FOLDER = '_drawings';
/** A schematic screen is an XML file. */
const EXTENSION = /\.(?:svg|xml)$/;

export interface SourceDrawing {
  /** Path relative to the repository, for findings. */
  shown: string;
  /** Undefined if the file cannot be parsed or drawn; the findings say why. */
  svg: SvgElement | undefined;
  /** The source of a schematic screen, which `svg` is drawn from. */
  screen?: SvgElement;
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
  if ('findings' in parsed) return {shown, svg: undefined, findings: parsed.findings};
  const {root} = parsed;
  if (root.name !== 'screen') return {shown, svg: root, findings: inspectSvg(root, shown)};
  const findings = inspectScreen(root, shown);
  const drawn = findings.length > 0 ? {svg: undefined, findings} : drawScreen(root, shown);
  return {shown, screen: root, ...drawn};
}
