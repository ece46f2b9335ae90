/**
 * What the offline page and the line on top of a kept page say, by the ids that translators see:
 * the plugin `offline` gives them to `docusaurus write-translations`. A name in braces is put in.
 */
export const OFFLINE_TEXTS = {
  title: {message: 'Without a connection'},
  description: {
    message: 'Pages of {brand} that this device has kept, to be read without a connection.',
  },
  'missing.title': {message: 'No connection, and no copy of this page'},
  'missing.text': {
    message:
      'There was no answer from the network, and this page was not read on this device before.',
  },
  again: {message: 'Try again'},
  'list.title': {message: 'Pages kept on this device'},
  'list.none': {message: 'Nothing is kept yet, or this browser keeps nothing.'},
  'kept.title': {message: 'Kept, newest first'},
  'kept.none': {message: 'Nothing is kept. Pages are kept as you read them.'},
  'kept.delete': {message: 'Delete all kept pages'},
  'contact.title': {message: 'If it cannot wait'},
  'contact.text': {message: 'The phone needs no internet. First answer: {response}, {hours}.'},
  'notice.label': {message: 'Kept copy'},
  'notice.dated': {
    message:
      'There was no answer from the network. You are reading the copy of {date} kept on this device.',
  },
  'notice.undated': {
    message: 'There was no answer from the network. You are reading the copy kept on this device.',
  },
} as const;

type TextId = keyof typeof OFFLINE_TEXTS;

/** The texts in one language. */
export type OfflineTexts = Readonly<Record<TextId, {message: string}>>;

/** What the page and the worker have to know of a language. */
export interface OfflineLanguage {
  /** As `Intl` and `<html lang>` want it. */
  locale: string;
  texts: OfflineTexts;
}

export const ENGLISH: OfflineLanguage = {locale: 'en-GB', texts: OFFLINE_TEXTS};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** One text as HTML, with its values put in. */
export function textOf(
  {texts}: OfflineLanguage,
  id: TextId,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[id].message
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
