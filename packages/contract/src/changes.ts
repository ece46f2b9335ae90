import type {OpenApiDocument} from './document';
import {type Part, partsById} from './parts';
import {RULES} from './schema';

/** One difference between two documents. */
export interface Change {
  /** Whether a client that worked before may fail now. */
  breaking: boolean;
  /** Describes the change; a breaking change is declared by this text. */
  text: string;
}

export interface ChangesSince {
  /** Name of the earlier version, such as `2024-11`. */
  version: string;
  /** The number of its contract, such as `1.0.0`. */
  number: string;
  changes: Change[];
}

/** Differences between two documents that affect programs, breaking ones first. */
export function changesBetween(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const old = partsById(before);
  const now = partsById(after);
  const isReported = (part: Part, others: ReadonlyMap<string, Part>): boolean =>
    part.owner === undefined || others.has(part.owner);
  const removed = [...old].filter(([id, part]) => !now.has(id) && isReported(part, now));
  const added = [...now].filter(([id, part]) => !old.has(id) && isReported(part, old));
  const changes = [
    ...removed.map(([, part]) => removal(part)),
    ...[...now].flatMap(([id, part]) => {
      const earlier = old.get(id);
      return earlier ? differences(earlier, part) : [];
    }),
    ...added.map(([, part]) => addition(part)),
    ...Object.keys(before.components?.schemas ?? {})
      .filter((name) => !after.components?.schemas?.[name])
      .map((name) => ({
        breaking: false,
        text: `Schema \`${name}\` removed (affects generated code)`,
      })),
  ];
  return changes.sort((a, b) => Number(b.breaking) - Number(a.breaking));
}

/**
 * What is wrong with the number of a document beside that of an earlier one; undefined if it is right. A change that
 * programs notice raises at least the second part, and any other the third.
 */
export function numberFault(before: OpenApiDocument, after: OpenApiDocument): string | undefined {
  if (isSame(before, after)) return undefined;
  const [major = 0, minor = 0, patch = 0] = before.info.version.split('.').map(Number);
  const isNoticed = changesBetween(before, after).length > 0;
  const needed = isNoticed ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
  const {version} = after.info;
  const isEnough = version.localeCompare(needed, 'en', {numeric: true}) >= 0;
  return isEnough ? undefined : `${version} must be at least ${needed}`;
}

/** Whether two documents say the same, but for their numbers and samples. */
function isSame(before: OpenApiDocument, after: OpenApiDocument): boolean {
  const [one, other] = [before, after].map((document) =>
    JSON.stringify({...document, info: {...document.info, version: ''}}, (key, value: unknown) =>
      key === 'x-codeSamples' ? undefined : value,
    ),
  );
  return one === other;
}

function removal({label, isFailure}: Part): Change {
  return {breaking: !isFailure, text: `${label} removed`};
}

function addition({label, received, required}: Part): Change {
  const breaking = !received && required;
  return {breaking, text: `${label} added${breaking ? ', required' : ''}`};
}

function differences(before: Part, after: Part): Change[] {
  const {label, received} = after;
  const changes: Change[] = [];
  const add = (breaking: boolean, text: string): void => {
    changes.push({breaking, text: `${label}: ${text}`});
  };
  const gone = before.values.filter((value) => !after.values.includes(value));
  const come = after.values.filter((value) => !before.values.includes(value));
  if (after.deprecated && !before.deprecated) add(false, 'deprecated');
  if (before.type !== after.type) add(true, `type ${before.type} became ${after.type}`);
  if (before.required !== after.required) {
    add(received === before.required, after.required ? 'became required' : 'became optional');
  }
  if (gone.length > 0 && after.values.length > 0) add(!received, `no longer ${gone.join(', ')}`);
  if (come.length > 0) {
    add(!received && before.values.length === 0, `can be ${come.join(', ')}`);
  }
  // Narrower rules for what we send go unnoticed; for what a client sends, they cause rejections.
  if (!received) {
    for (const [narrower, text] of ruleDifferences(before, after)) add(narrower, text);
  }
  if (before.permission && after.permission && before.permission !== after.permission) {
    add(true, `permission ${before.permission} became ${after.permission}`);
  }
  return changes;
}

/** Formatted as code, because patterns contain characters that are special in Markdown. */
function code(value = ''): string {
  return `\`${value}\``;
}

/** Changed rules, each with whether it may now reject what was allowed before. */
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
