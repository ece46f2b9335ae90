import fs from 'node:fs';
import path from 'node:path';

import type {Element} from 'xast';

import {pathFrom} from '../../lib/files';
import {type Finding, placeAt} from '../../lib/finding';
import {once} from '../../lib/once';
import {inspectDrawing} from './inspect';
import {labelFindings} from './labels';
import {type Fill, parseDrawing} from './parse';

const DRAWINGS_FOLDER = '_drawings';
/** A schematic screen is an XML file. */
const EXTENSION = /\.(?:svg|xml)$/;

export interface SourceDrawing {
  /** Path relative to the repository, for findings. */
  repoPath: string;
  /** The content of the file, before its figures are filled in. */
  source: string;
  /** An `<svg>` or a schematic `<screen>`. Undefined if the file cannot be parsed; the findings say why. */
  readonly root: Element | undefined;
  readonly findings: Finding[];
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

/** Parsed on first use: a page shows few of them. */
function readDrawing(file: string, repoPath: string): SourceDrawing {
  const source = fs.readFileSync(file, 'utf8');
  const parsed = once(() => parseDrawing(source, repoPath));
  const rootOf = (): Element | undefined => {
    const result = parsed();
    return 'findings' in result ? undefined : result.root;
  };
  const findings = once(() => {
    const result = parsed();
    return 'findings' in result ? result.findings : inspectDrawing(result.root, repoPath);
  });
  return {
    repoPath,
    source,
    get root() {
      return rootOf();
    },
    get findings() {
      return findings();
    },
  };
}

/** `{{file.key}}`, which other programs fill in. */
function templatesIn(source: string, file: string): Finding[] {
  return [...source.matchAll(/\{\{\s*([\w.-]*)\s*\}\}/g)].map(({0: found, 1: id, index}) => ({
    file,
    ...placeAt(source, index),
    message: `"${found}" is shown as it is typed`,
    fix: `write :figure[${id}]`,
  }));
}

/** What is wrong with a drawing, including figures that cannot be filled in and labels that do not fit. */
export function drawingFindings(
  {repoPath, source, findings}: SourceDrawing,
  fill: Fill,
): Finding[] {
  const {text, faults} = fill(source);
  const unfilled = faults.map(({fault, offset}) => ({
    file: repoPath,
    ...placeAt(source, offset),
    ...fault,
  }));
  const labels = findings.length > 0 ? [] : labelFindings(text, repoPath);
  return [...findings, ...unfilled, ...labels, ...templatesIn(source, repoPath)];
}
