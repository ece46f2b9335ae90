/** Content types with their file extensions. */
export const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/xml': 'xml',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/yaml': 'yaml yml',
  'application/zip': 'zip',
  'font/woff2': 'woff2',
  'image/png': 'png',
  'image/svg+xml': 'svg svgz',
  'image/x-icon': 'ico',
} as const;

export const withCharset: readonly string[] = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/markdown',
  'text/xml',
  'application/json',
  'application/yaml',
];

const byEnding = new Map(
  Object.entries(types).flatMap(([type, endings]) =>
    endings.split(' ').map((ending) => [ending, type] as const),
  ),
);

export function contentTypeOf(file: string): string {
  const type = byEnding.get(/\.(\w+)$/.exec(file)?.[1] ?? '') ?? 'application/octet-stream';
  return withCharset.includes(type) ? `${type}; charset=utf-8` : type;
}
