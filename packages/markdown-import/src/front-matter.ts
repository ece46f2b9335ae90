import {isMap, parseDocument} from 'yaml';

import {ImportError} from './job';

/**
 * Splits a file into fields and text. Fields are those in YAML, those of Hugo in TOML, or the properties of Notion.
 *
 * @throws ImportError if they cannot be read
 */
export function splitFields(text: string): {fields: Record<string, unknown>; body: string} {
  const [head = '', mark = '', source = ''] =
    /^(---|\+\+\+)[ \t]*\n((?:[^]*?\n)??)\1[ \t]*(?:\n|$)/.exec(text) ?? [];
  const body = text.slice(head.length);
  if (mark === '+++') return {fields: parsed(yamlOf(source)), body};
  // Below hyphens without a key, there is text.
  return mark && /^[\w"'-][\w "'.-]*:|^\s*$/m.test(source)
    ? {fields: parsed(source), body}
    : ofNotion(text);
}

function parsed(source: string): Record<string, unknown> {
  const document = parseDocument(source, {uniqueKeys: false});
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.split(/ at line|\n/);
    const line = (error.linePos?.[0].line ?? 1) + 1;
    throw new ImportError(`the front matter cannot be read (line ${line}): ${reason}`);
  }
  return isMap(document.contents) ? (document.toJS() as Record<string, unknown>) : {};
}

/** Keys, values and tables as Hugo writes them. */
function yamlOf(toml: string): string {
  let indent = '';
  const line = /^\s*(?:\[+([\w.-]+)\]+\s*$|([\w.-]+)\s*=)/gm;
  return toml.replaceAll(line, (_, table?: string, key?: string) => {
    if (table) indent = '  ';
    return table ? `${table}:` : `${indent}${key}:`;
  });
}

/** Names that Notion gives to the properties of a new page. */
const PROPERTY = /^(?:Created(?: time)?|Last edited(?: time)?|Tags|Status|Owner|Verification): /m;

/** The title of a page of Notion, and the lines below it that each have a property. */
function ofNotion(text: string) {
  const [head = '', title = '', lines = ''] =
    /^\s*# +([^\n]+)\n\n((?:[A-Z][\w ]{0,30}: [^\n]+\n)+)(?=\n|$)/.exec(text) ?? [];
  if (!PROPERTY.test(lines)) return {fields: {}, body: text};
  const properties = [...lines.matchAll(/^([^:\n]+): (.*)$/gm)].map(([, key, value]) => [
    key,
    value,
  ]);
  return {fields: {title, ...Object.fromEntries(properties)}, body: text.slice(head.length)};
}
