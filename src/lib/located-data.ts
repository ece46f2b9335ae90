import {isMap, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import type * as z from 'zod';

import {type Finding, nearest, suggestion} from './finding';

type Path = readonly PropertyKey[];

export interface LocatedData {
  value: unknown;
  /** Line and column of the key or element at the path, counted from 1; of its nearest parent where it is missing. */
  positionOf(path: Path): {line: number; column: number};
}

/**
 * Parses YAML or JSON and remembers where everything stands.
 *
 * @param text YAML 1.2, of which JSON is a subset
 * @param file path for the findings
 * @param firstLine line of the file on which the text starts, from 1
 * @param schema `json` refuses values that only YAML knows
 * @returns the data, or the findings that make it unreadable
 */
export function parseLocated(
  text: string,
  file: string,
  firstLine = 1,
  schema: 'core' | 'json' = 'core',
): {data: LocatedData} | {findings: Finding[]} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, schema});
  const at = (offset: number): {line: number; column: number} => {
    const {line, col} = lines.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  // What follows the first error is mostly its echo.
  const [error] = document.errors;
  if (error) {
    const quote = error.code === 'MISSING_CHAR' ? openQuote(text) : undefined;
    return {
      findings: [
        {
          file,
          ...at(quote?.offset ?? error.pos[0]),
          message: quote
            ? `cannot be read: the quote ${quote.mark} is not closed`
            : `cannot be read: ${(error.message.split('\n')[0] ?? '').toLowerCase()}`,
          fix: mendOf(error.code),
        },
      ],
    };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      findings: [
        {
          file,
          ...at(rangeStart(document.contents)),
          message: `cannot be read: ${reason.toLowerCase()}`,
          fix: 'put text that begins with * or & in quotes',
        },
      ],
    };
  }
  return {
    data: {
      value,
      positionOf: (path) => at(offsetOf(document, path)),
    },
  };
}

/** The first value that opens a quote and does not close it on its line; the parser tells the end of the file. */
function openQuote(text: string): {mark: string; offset: number} | undefined {
  const opening = /^.*?(?:[:[,-] *)(["'])(?:(?!\1)[^\\\n]|\\.)*$/m.exec(text);
  const [line = '', mark = ''] = opening ?? [];
  return opening ? {mark, offset: opening.index + line.indexOf(mark)} : undefined;
}

function mendOf(code: string): string {
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
 * Turns what a schema found into findings: one for each unknown key, missing field or wrong value. A
 * field is not missing where an unknown key was meant to be it.
 *
 * @param knownKeys keys of the record, for suggestions
 * @param depth how far below the top of the file the record stands
 */
export function findingsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  data: LocatedData,
  file: string,
  knownKeys: readonly string[] = [],
  depth = 0,
): Finding[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nearest(key, knownKeys)) : [],
    ),
  );
  return issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        ...data.positionOf([...issue.path, key]),
        message: `unknown key "${key}"`,
        fix: issue.path.length > depth ? `remove "${key}"` : suggestion(key, knownKeys),
      }));
    }
    const field = issue.path.map(String).join('.');
    const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined');
    if (missing && meant.has(field)) return [];
    // A schema's message reads "what | fix"; the library's own messages have no fix.
    const [message = '', fix] = issue.message.split(' | ');
    return [
      {
        file,
        ...data.positionOf(issue.path),
        message: missing ? `"${field}" is missing` : field ? `"${field}" ${message}` : message,
        fix: fix ?? (missing ? `add "${field}"` : `change "${field || 'the value'}" to fit`),
      },
    ];
  });
}
