/** What the Markdown of a site has beyond that of Docusaurus. */
export interface Dialect {
  /** Names of admonitions, as in `:::note[Title]`. The first stands for those of other sites that none resembles. */
  admonitions: readonly string[];
  /** HTML tags that may stay as they are, such as `kbd`. */
  tags: readonly string[];
  /** What stands in front of each text that a person has to write, such as `To write:`. */
  placeholder: string;
  /** Whether the front matter may have a value. Others are left out, and reported. */
  accepts: (key: string, value: unknown) => boolean;
}

/** The kinds of admonitions of Docusaurus, with the names that other systems have for each. */
const KINDS: Readonly<Record<string, string>> = {
  note: 'note notes example abstract question faq quote summary tldr todo secondary default',
  tip: 'tip tips hint success check done new',
  info: 'info important information primary',
  warning: 'warning warn caution attention',
  danger: 'danger error failure critical bug fail',
};

const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, string] => [name, kind]),
  ),
);

/** Names that readers see above a box without a title, and that say more than its kind. */
const TELLING = /^(?:example|important|caution|abstract|question|summary|quote|new|todo)$/i;

/** The admonition for a box of another system; undefined if the name is no kind of box. */
export function admonitionFor(name: string, {admonitions}: Dialect): string | undefined {
  const known = name.toLowerCase();
  const kind = KIND_OF.get(known);
  if (kind === undefined) return undefined;
  return [known, kind].find((each) => admonitions.includes(each)) ?? admonitions[0];
}

/** What readers would miss if a box had neither a title nor its own name. */
export function titleOfKind(name: string, admonition: string): string {
  return name.toLowerCase() !== admonition && TELLING.test(name) ? capitalised(name) : '';
}

export function capitalised(words: string): string {
  const text = words.replaceAll(/[-_]+/g, ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
}
