import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Hashes of inline code for a Content-Security-Policy, as `'sha256-…'`, sorted. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Types of `<script>` that browsers run. Other types, such as JSON-LD, are data and need no hash. */
const RUN = new Set(['', 'module', 'text/javascript', 'application/javascript']);

export function readInlineHashes(build: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pages = fs.readdirSync(build, {recursive: true, encoding: 'utf8'});
  for (const page of pages.filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(build, page), 'utf8');
    for (const [, name, attributes = '', code = ''] of html.matchAll(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    )) {
      if (name === 'style') styles.add(hashOf(code));
      else if (!/\ssrc=/.test(attributes) && RUN.has(typeOf(attributes))) scripts.add(hashOf(code));
    }
  }
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}

/** A source expression that allows exactly this code. */
function hashOf(code: string): string {
  return `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;
}

function typeOf(attributes: string): string {
  return /\stype=["']?([^"'\s>]*)/.exec(attributes)?.[1] ?? '';
}
