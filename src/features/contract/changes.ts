import {follow, type OpenApiDocument, operationsOf, parametersOf, type Schema} from './document';
import {type Field, fieldsOf, RULES, rulesOf, typeOf, valuesOf} from './fields';

/** One difference between two documents. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  /** Whether a client that was right before can fail now. */
  breaking: boolean;
  /** What changed, as text; also the name under which a breaking change is declared. */
  text: string;
}

/** Something that a client sends or receives. */
interface Part {
  /** How readers call it. */
  label: string;
  /** Whether it is sent by us: what we may add to freely. */
  received: boolean;
  /** What stands where, such as a call or a field of a payload. */
  kind: 'call' | 'event' | 'parameter' | 'field' | 'status';
  /** The part that it belongs to; with that gone or new, it is not told apart. */
  owner?: string;
  required: boolean;
  type: string;
  values: string[];
  rules: Field['rules'];
  permission?: string;
}

/** Differences between two documents, breaking ones first. What programs do not notice is left out. */
export function changesBetween(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const old = partsOf(before);
  const now = partsOf(after);
  const told = (part: Part, others: ReadonlyMap<string, Part>): boolean =>
    part.owner === undefined || others.has(part.owner);
  const removed = [...old].filter(([id, part]) => !now.has(id) && told(part, now));
  const added = [...now].filter(([id, part]) => !old.has(id) && told(part, old));
  const changes = [
    ...removed.map(([, part]) => removal(part)),
    ...[...now].flatMap(([id, part]) => {
      const known = old.get(id);
      return known ? differences(known, part) : [];
    }),
    ...added.map(([, part]) => addition(part)),
  ];
  return changes.sort((a, b) => Number(b.breaking) - Number(a.breaking));
}

function removal({label, kind}: Part): Change {
  // A status that is an error may go: nobody waits for it.
  const breaking = kind !== 'status';
  return {kind: 'removed', breaking, text: `${label} removed`};
}

function addition({label, received, required}: Part): Change {
  const breaking = !received && required;
  return {kind: 'added', breaking, text: `${label} added${breaking ? ', required' : ''}`};
}

function differences(before: Part, after: Part): Change[] {
  const {label, received} = after;
  const changes: Change[] = [];
  const add = (breaking: boolean, text: string): void => {
    changes.push({kind: 'changed', breaking, text: `${label}: ${text}`});
  };
  const gone = before.values.filter((value) => !after.values.includes(value));
  const come = after.values.filter((value) => !before.values.includes(value));
  if (before.type !== after.type) add(true, `type ${before.type} became ${after.type}`);
  if (before.required !== after.required) {
    add(received === before.required, after.required ? 'became required' : 'became optional');
  }
  if (gone.length > 0 && after.values.length > 0) add(!received, `no longer ${gone.join(', ')}`);
  if (come.length > 0) {
    add(!received && before.values.length === 0, `can be ${come.join(', ')}`);
  }
  // What we send keeps narrower rules unseen; what a client sends is refused by them.
  if (!received) {
    for (const [narrower, text] of ruleDifferences(before, after)) add(narrower, text);
  }
  if (before.permission && after.permission && before.permission !== after.permission) {
    add(true, `permission ${before.permission} became ${after.permission}`);
  }
  return changes;
}

/** As it is written: a pattern holds signs that mean something in Markdown. */
function code(value = ''): string {
  return `\`${value}\``;
}

/** Rules that differ, and whether what was allowed before can now be refused. */
function ruleDifferences({rules: before}: Part, {rules: after}: Part): [boolean, string][] {
  return RULES.flatMap((name): [boolean, string][] => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    if (is === undefined) return [[false, `${name} ${code(was)} lifted`]];
    if (was === undefined) return [[true, `${name} ${code(is)} set`]];
    const narrower =
      name === 'pattern' ||
      name === 'default' ||
      (name.startsWith('max') ? Number(is) < Number(was) : Number(is) > Number(was));
    return [[narrower, `${name} ${code(was)} became ${code(is)}`]];
  });
}

function partsOf(document: OpenApiDocument): Map<string, Part> {
  const parts = new Map<string, Part>();
  const plain = {required: false, type: '', values: [], rules: {}};
  const addFields = (
    owner: string,
    at: string,
    fields: Field[],
    received: boolean,
    prefix = '',
  ) => {
    for (const {name, type, required, values, rules, children} of fields) {
      const path = `${prefix}${name}`;
      const id = `${owner} ${at} ${path}`;
      parts.set(id, {
        label: `\`${path}\` of the ${at} of ${owner}`,
        kind: 'field',
        owner: prefix ? `${owner} ${at} ${prefix.slice(0, -1)}` : owner,
        received,
        required,
        type,
        values: values.map(({value}) => value),
        rules,
      });
      addFields(owner, at, children, received, `${path}.`);
    }
  };
  const body = (owner: string, at: string, schema: Schema | undefined, received: boolean) => {
    if (schema) addFields(owner, at, fieldsOf(document, schema), received);
  };

  for (const at of operationsOf(document.paths)) {
    const {path, method, operation} = at;
    const id = `\`${method.toUpperCase()} ${path}\``;
    const isPublic = operation.security?.length === 0;
    const permission = operation['x-permission'] ?? (isPublic ? 'none' : undefined);
    parts.set(id, {
      ...plain,
      label: id,
      kind: 'call',
      received: true,
      ...(permission && {permission}),
    });
    for (const {name, in: place, required = false, schema} of parametersOf(document, at)) {
      const whole = follow(document, schema);
      parts.set(`${id} ${place} ${name}`, {
        label: `\`${name}\` in the ${place} of ${id}`,
        kind: 'parameter',
        owner: id,
        received: false,
        required,
        type: typeOf(document, whole),
        values: valuesOf(whole).map(({value}) => value),
        rules: rulesOf(whole),
      });
    }
    body(id, 'body', operation.requestBody?.content['application/json']?.schema, false);
    for (const [status, response] of Object.entries(operation.responses)) {
      const success = status.startsWith('2');
      parts.set(`${id} ${status}`, {
        ...plain,
        label: `Status ${status} of ${id}`,
        kind: success ? 'call' : 'status',
        owner: id,
        received: true,
      });
      const schema = follow(document, response).content?.['application/json']?.schema;
      if (success) body(id, 'answer', schema, true);
    }
  }
  for (const {path, operation} of operationsOf(document.webhooks)) {
    const id = `\`${path}\``;
    parts.set(id, {...plain, label: `Event ${id}`, kind: 'event', received: true});
    body(id, 'payload', operation.requestBody?.content['application/json']?.schema, true);
  }
  return parts;
}
