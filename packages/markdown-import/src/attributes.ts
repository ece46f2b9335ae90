/** The attributes of a tag, of HTML, JSX, Liquid or Hugo, by name in lower case. What has no name is `''`. */
export function attributesOf(source: string): Map<string, string> {
  const found = source.matchAll(
    /(?:([\w:-]+) *= *)?(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{}=>/][^\s"'{}=>]*))/g,
  );
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, code, bare] of found) {
    // JSX may compute an address around its text, as in {require('./a.png').default}.
    const [, text = ''] = /["'`]([^"'`]*)["'`]/.exec(code ?? '') ?? [];
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? text);
  }
  return attributes;
}
