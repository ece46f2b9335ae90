import {isMap, parseDocument} from 'yaml';

import {ImportError} from './job';

interface Split {
  /** As their author wrote them. */
  fields: Record<string, unknown>;
  body: string;
}

/**
 * Splits a file into fields and text. Fields are those in YAML, those of Hugo in TOML, or the properties of Notion.
 *
 * @throws ImportError if they cannot be read
 */
export function splitFields(text: string): Split {
  const [yaml, source = ''] = /^---[ \t]*\n([^]*?)\n?^---[ \t]*(?:\n|$)/m.exec(text) ?? [];
  const [toml, hugo = ''] = /^\+\+\+[ \t]*\n([^]*?)\n?^\+\+\+[ \t]*(?:\n|$)/m.exec(text) ?? [];
  // Below hyphens without a key, there is text.
  if (yaml && text.startsWith(yaml) && /^[\w"'-][\w "'.-]*:|^\s*$/m.test(source)) {
    return {fields: parsed(source), body: text.slice(yaml.length)};
  }
  if (toml && text.startsWith(toml)) {
    return {fields: parsed(yamlOf(hugo)), body: text.slice(toml.length)};
  }
  return ofNotion(text);
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
  const lines = toml.split('\n').map((line) => {
    const [, table] = /^\s*\[+([\w.-]+)\]+\s*$/.exec(line) ?? [];
    if (table) indent = '  ';
    return table ? `${table}:` : indent + line.replace(/^\s*([\w.-]+)\s*=\s*/, '$1: ');
  });
  return lines.join('\n');
}

/** Names that Notion gives to the properties of a new page. */
const PROPERTY = /^(?:Created(?: time)?|Last edited(?: time)?|Tags|Status|Owner|Verification): /m;

/** The title of a page of Notion, and the lines below it that each have a property. */
function ofNotion(text: string): Split {
  const [head = '', title = '', lines = ''] =
    /^\s*# +([^\n]+)\n\n((?:[A-Z][\w ]{0,30}: [^\n]+\n)+)(?=\n|$)/.exec(text) ?? [];
  if (!PROPERTY.test(lines)) return {fields: {}, body: text};
  const properties = [...lines.matchAll(/^([^:\n]+): (.*)$/gm)].map(([, key, value]) => [
    key,
    value,
  ]);
  return {fields: {title, ...Object.fromEntries(properties)}, body: text.slice(head.length)};
}
