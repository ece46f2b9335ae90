import {stringify} from 'yaml';

import type {Job} from './job';

type Fields = Readonly<Record<string, unknown>>;

/** Keys for the same thing in other systems, without capitals and separators; the first that has a value counts. */
const NAMES = {
  title: 'title',
  description: 'description summary excerpt metadescription seodescription intro subtitle',
  updated:
    'lastupdate lastmodifiedat lastmod lastupdated updated updatedat modified datemodified lasteditedtime date publishdate created createdtime createdat',
  addresses: 'permalink slug url canonical canonicalurl aliases redirectfrom redirects',
} as const;

/** What only concerns the program that shows a page, or its place in a list: nothing is lost with it. */
const MACHINERY =
  /^(?:layout|template|toc|hide.*|pagination.*|sidebar.*|nav.*|weight|order|parent|has_.*|math|mermaid|comments|pin|icon|type|lang|locale|id|draft|published)$/i;

/**
 * The front matter of the new file. What the old one does not say is a placeholder: nothing is made up.
 *
 * @param title what the page itself says; empty if nothing
 */
export function newFields(old: Fields, title: string, job: Job): Record<string, unknown> {
  const {dialect, note} = job;
  const entries = Object.entries(old).filter(([, value]) => (value ?? '') !== '');
  const used = new Set<string>();
  const having = (names: string): [key: string, value: unknown][] =>
    names.split(' ').flatMap((name) => {
      const isSame = (key: string): boolean => key.toLowerCase().replaceAll(/[\s_-]/g, '') === name;
      const found = entries.filter(([key]) => isSame(key));
      for (const [key] of found) used.add(key);
      return found;
    });
  const text = (names: string): string => {
    const [[, value] = []] = having(names);
    return typeof value === 'string' ? value.replaceAll(/`|\*\*/g, '').trim() : '';
  };
  const ask = (what: string): string => {
    note({kind: 'write', text: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`});
    return `${dialect.placeholder} ${what}`;
  };
  const fields: Record<string, unknown> = {
    title: text(NAMES.title) || title || ask('the title'),
    description: text(NAMES.description) || ask('one sentence that says what this page answers'),
  };
  const dates = having(NAMES.updated).map(([key, value]) => ({key, date: dateOf(value)}));
  const {key, date} = dates.find((each) => each.date !== undefined) ?? {};
  if (date) note({kind: 'taken', text: `The date ${date} is from "${key}".`});
  fields.last_update = {date: date ?? ask('the date of the last change, as YYYY-MM-DD')};
  const addresses = having(NAMES.addresses).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => addressIn(name, String(each).trim(), job)),
  );
  if (addresses.length > 0) fields.redirect_from = [...new Set(addresses)];
  if (old.draft === true || old.published === false) fields.draft = true;
  for (const [name, value] of entries) {
    if (used.has(name) || MACHINERY.test(name)) continue;
    // A page of this very site, or a key that means the same everywhere.
    const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (dialect.accepts(name, value)) fields[name] = value;
    else note({kind: 'look', text: `Left out of the front matter: ${name}: ${shown}`});
  }
  return fields;
}

/** `YYYY-MM-DD` for a date that has one meaning; undefined for others. */
function dateOf(value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null) {
    // MkDocs has one for each event; Docusaurus has an author, too.
    const {updated, date, created} = value as Fields;
    return dateOf(updated ?? date ?? created ?? '');
  }
  const text = String(value).trim();
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  // The name of the month says which number is the day.
  const [named = ''] = /^(?=.*[a-z]{3}).*?\b\d{4}\b/i.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`;
  const time = Date.parse(year ? iso : `${named} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** A former address as a path without a slash at the end. */
function addressIn(key: string, text: string, {dialect, note}: Job): string[] {
  const path = text
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=\/)index\.html?$/, '')
    .replace(/(?<=.)\/+$/, '');
  const address = path.startsWith('/') ? path : `/${path}`;
  if (address === '/' || /^(?:pretty|none|date|ordinal)$/.test(text)) return [];
  if (address.includes(':') || !dialect.accepts('redirect_from', [address])) {
    const advice = 'is no address that redirect_from can have: the old one leads nowhere.';
    note({kind: 'look', text: `"${key}: ${text}" ${advice}`});
    return [];
  }
  const isWhole = text.startsWith('/') || text.startsWith('http');
  const rest = isWhole ? '' : ': add the folders that stood in front of it';
  note({kind: 'taken', text: `The old address ${address} is from "${key}"${rest}.`});
  return [address];
}

/** The front matter between its marks. */
export function headOf(fields: Fields): string {
  const yaml = stringify(fields, {lineWidth: 0, singleQuote: true, flowCollectionPadding: false});
  return `---\n${yaml}---\n`;
}
