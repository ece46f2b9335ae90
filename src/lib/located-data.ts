import {isMap, isNode, isSeq, LineCounter, type Node, parseDocument} from 'yaml';

import {type Finding, type Place, reasonOf} from './finding';
import {once} from './once';

export type Path = readonly PropertyKey[];

export interface LocatedData {
  /** Undefined if the text cannot be parsed; the finding says why. */
  value: unknown;
  findings: Finding[];
  /** Line and column, from 1, of the key or element at the path, or of its nearest parent if it is missing. */
  positionOf: (path: Path) => Place;
}

const JSON_FIX =
  'put keys and text in double quotes, and a comma between entries but not after the last';
const YAML_FIX =
  'check quotes, indentation and colons near this place; put text with ": " in quotes';
/** By the codes of the parser. */
const FIXES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'indent with spaces instead of a tab',
  DUPLICATE_KEY: 'keep one of the two keys',
  MISSING_CHAR: 'close the quote or bracket',
};

/**
 * Parses YAML or JSON with the position of every key and element.
 *
 * @param file path for the findings; in a `.json` file, YAML-only syntax is rejected
 * @param firstLine line of the file on which the text starts, from 1
 */
export function parseLocated(text: string, file: string, firstLine = 1): LocatedData {
  const isJson = file.endsWith('.json');
  const schema = isJson ? 'json' : 'core';
  const lineCounter = new LineCounter();
  // Only findings need the places, and parsing with them takes many times as long.
  const parsed = once(() => parseDocument(text, {lineCounter, prettyErrors: false, schema}));
  const placeAt = (offset: number): Place => {
    const {line, col} = lineCounter.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  const positionOf = (path: Path): Place => placeAt(offsetAt(parsed().contents, path));
  const json = isJson ? flawlessJson(text) : undefined;
  if (json !== undefined) return {value: json, findings: [], positionOf};

  const faulty = (offset: number, reason: string, fix: string): LocatedData => {
    const message = `invalid ${isJson ? 'JSON' : 'YAML'}: ${reason}`;
    return {value: undefined, findings: [{file, ...placeAt(offset), message, fix}], positionOf};
  };
  // Later errors usually follow from the first one.
  const [error] = parsed().errors;
  if (error) {
    const opening = error.code === 'MISSING_CHAR' ? openQuote(text) : undefined;
    const fix = FIXES[error.code] ?? YAML_FIX;
    return faulty(opening ?? error.pos[0], error.message.toLowerCase(), fix);
  }
  try {
    const value: unknown = isJson ? JSON.parse(text) : parsed().toJS();
    return {value, findings: [], positionOf};
  } catch (failure) {
    const reason = reasonOf(failure);
    if (!isJson) {
      return faulty(0, reason.toLowerCase(), 'put text that begins with * or & in quotes');
    }
    return faulty(Number(/position (\d+)/.exec(reason)?.[1] ?? text.length), reason, JSON_FIX);
  }
}

/** The value of a text that is JSON. If a key stands twice, it differs when it is written again. */
function flawlessJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const withoutSpace = text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
    return JSON.stringify(value) === withoutSpace ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The offset of the first quote that is not closed on its line. The parser reports the end of the file. */
function openQuote(text: string): number | undefined {
  const [opening] = /^.*?[:[,-] *(?=(["'])(?:(?!\1)[^\\\n]|\\.)*$)/m.exec(text) ?? [];
  return opening === undefined ? undefined : text.indexOf(opening) + opening.length;
}

/** The offset of the key or element at a path, or of the last one that exists. */
function offsetAt(node: unknown, [step, ...rest]: Path, parent = 0): number {
  const offset = (node as Node | null | undefined)?.range?.[0] ?? parent;
  if (step === undefined) return offset;
  if (isSeq(node)) return offsetAt(node.items[Number(step)], rest, offset);
  const pair = isMap(node) ? node.items.find(({key}) => String(key) === String(step)) : undefined;
  if (!pair || !isNode(pair.key)) return offset;
  const at = pair.key.range?.[0] ?? offset;
  return rest.length > 0 ? offsetAt(pair.value, rest, at) : at;
}
