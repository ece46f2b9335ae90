/** Between the parts of a list in one message. */
const SEPARATOR = '; ';

/** Texts by key, as in the files of Docusaurus for translators. */
export type Messages = Record<string, {message: string}>;

/** Changes each text in nested data. A list is one text, because a language may need more or fewer parts. */
export function mapTexts<T>(data: T, change: (key: string, text: string) => string, key = ''): T {
  if (typeof data === 'string') return change(key, data) as T;
  if (Array.isArray(data)) return change(key, data.join(SEPARATOR)).split(SEPARATOR) as T;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    mapTexts(value, change, key ? `${key}.${name}` : name),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The texts in nested data. */
export function messagesOf(data: unknown): Messages {
  const messages: Messages = {};
  mapTexts(data, (key, message) => {
    messages[key] = {message};
    return message;
  });
  return messages;
}

/** Data with those of its texts that are translated. */
export function translated<T>(data: T, messages: Readonly<Partial<Messages>>): T {
  return mapTexts(data, (key, text) => messages[key]?.message ?? text);
}
