import {type Document, isMap, isSeq, LineCounter, type Node, parseDocument} from 'yaml';
import type * as z from 'zod';

import {type Finding, nearest, type Place, reasonOf, suggestion} from './finding';
import {once} from './once';
import {plainMessage} from './schema-message';

type Path = readonly PropertyKey[];

export interface LocatedData {
  value: unknown;
  /** Line and column, from 1, of the key or element at the path, or of its nearest parent if it is missing. */
  positionOf: (path: Path) => Place;
}

type Located = {data: LocatedData} | {findings: Finding[]};

/**
 * Parses YAML or JSON with the position of every key and element.
 *
 * @param file path for the findings; in a `.json` file, YAML-only syntax is rejected
 * @param firstLine line of the file on which the text starts, from 1
 */
export function parseLocated(text: string, file: string, firstLine = 1): Located {
  const json = file.endsWith('.json') ? flawlessJson(text) : undefined;
  if (!json) return parseWithPlaces(text, file, firstLine);
  // Only findings need the places, and parsing with them takes many times as long.
  const located = once(() => parseWithPlaces(text, file, firstLine));
  const positionOf: LocatedData['positionOf'] = (at) => {
    const parsed = located();
    return 'data' in parsed ? parsed.data.positionOf(at) : {line: firstLine, column: 1};
  };
  return {data: {value: json.value, positionOf}};
}

/** The value of a text that is JSON without a tab and without a key that stands twice in an object. */
function flawlessJson(text: string): {value: unknown} | undefined {
  if (text.includes('\t')) return undefined;
  try {
    let kept = 0;
    const value: unknown = JSON.parse(text, (_, part: unknown) => {
      if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
        kept += Object.keys(part).length;
      }
      return part;
    });
    const strings = [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)];
    return strings.filter(([, colon]) => colon).length === kept ? {value} : undefined;
  } catch {
    return undefined;
  }
}

function parseWithPlaces(text: string, file: string, firstLine: number): Located {
  const schema = file.endsWith('.json') ? 'json' : 'core';
  const language = schema === 'json' ? 'invalid JSON' : 'invalid YAML';
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, schema});
  const at = (offset: number): Place => {
    const {line, col} = lines.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  const fault = (offset: number, message: string, fix: string) => ({
    findings: [{file, ...at(offset), message, fix}],
  });
  // Later errors usually follow from the first one.
  const [error] = document.errors;
  if (error) {
    const quote = error.code === 'MISSING_CHAR' ? openQuote(text) : undefined;
    const [reason = ''] = error.message.toLowerCase().split('\n');
    return quote
      ? fault(
          quote.offset,
          `${language}: the quote ${quote.mark} is not closed`,
          fixFor(error.code),
        )
      : fault(error.pos[0], `${language}: ${reason}`, fixFor(error.code));
  }
  try {
    if (schema === 'json') JSON.parse(text);
    const value: unknown = document.toJS();
    return {data: {value, positionOf: (path) => at(offsetOf(document, path))}};
  } catch (error) {
    if (schema === 'json') {
      const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
      return fault(offset, language, JSON_FIX);
    }
    return fault(
      rangeStart(document.contents),
      `${language}: ${reasonOf(error).toLowerCase()}`,
      'put text that begins with * or & in quotes',
    );
  }
}

const JSON_FIX =
  'put keys and text in double quotes, and a comma between entries but not after the last';

/** The first quote that is not closed on its line. The parser reports the end of the file instead. */
function openQuote(text: string): {mark: string; offset: number} | undefined {
  const opening = /^.*?(?:[:[,-] *)(["'])(?:(?!\1)[^\\\n]|\\.)*$/m.exec(text);
  const [line = '', mark = ''] = opening ?? [];
  return opening ? {mark, offset: opening.index + line.indexOf(mark)} : undefined;
}

function fixFor(code: string): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'indent with spaces instead of a tab';
    case 'DUPLICATE_KEY':
      return 'keep one of the two keys';
    case 'MISSING_CHAR':
      return 'close the quote or bracket';
    default:
      return 'check quotes, indentation and colons near this place; put text with ": " in quotes';
  }
}

function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(step));
      if (!pair) return offset;
      offset = rangeStart(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = rangeStart(node);
    } else {
      return offset;
    }
  }
  return offset;
}

function rangeStart(node: unknown): number {
  return (node as Node | null | undefined)?.range?.[0] ?? 0;
}

/**
 * Converts Zod issues to findings: one for each unknown key, missing field or wrong value. A field is
 * not reported as missing if an unknown key is probably a misspelling of it.
 *
 * @param knownKeys keys of the record, for suggestions
 * @param depth nesting level of the record in the file
 * @param foreignKeys what to write instead of keys that are known from elsewhere
 */
export function findingsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  data: LocatedData,
  file: string,
  knownKeys: readonly string[] = [],
  depth = 0,
  foreignKeys: Readonly<Record<string, string>> = {},
): Finding[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, nearest(key, knownKeys)].join('.'))
        : [],
    ),
  );
  return issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        ...data.positionOf([...issue.path, key]),
        message: `unknown key "${key}"`,
        fix:
          issue.path.length > depth
            ? `remove "${key}"`
            : (foreignKeys[key] ?? suggestion(key, knownKeys, `remove "${key}"`)),
      }));
    }
    const field = issue.path.map(String).join('.');
    const missing =
      (issue.code === 'invalid_type' || issue.code === 'invalid_value') &&
      valueAt(data.value, issue.path) === undefined;
    if (missing && meant.has(field)) return [];
    const key = String(issue.path.at(-1) ?? '');
    const line = (value: string): string =>
      typeof issue.path.at(-1) === 'number'
        ? value
        : `${file.endsWith('.json') ? JSON.stringify(key) : key}: ${value}`;
    const [message, fix] = missing
      ? ['is missing', `add "${field}"`]
      : plainMessage(issue, valueAt(data.value, issue.path), line);
    return [
      {
        file,
        ...data.positionOf(issue.path),
        message: field ? `"${field}" ${message}` : `the value ${message}`,
        fix,
      },
    ];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    value,
  );
}
