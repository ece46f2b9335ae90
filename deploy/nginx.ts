import {caching, copies, hashedPaths, robotsOfCopies, sharedFiles, sharing} from './headers';
import {types, withCharset} from './types';

interface NginxOptions {
  /** Folder of the build, as nginx sees it. */
  root: string;
  /** Address and port to listen on. */
  listen: string;
  /** Whether the brotli module is loaded. */
  brotli: boolean;
}

/**
 * Configuration of nginx for the `http` context: the headers of the policy, every path of the build
 * in any case led to its one form, precompressed copies, 404 with the site's own page.
 *
 * @param headers from `securityHeaders`
 * @param routes every path of the build, see `readRoutes`
 */
export function nginxConfig(
  headers: Readonly<Record<string, string>>,
  routes: ReadonlyMap<string, string>,
  {root, listen, brotli}: NginxOptions,
): string {
  return `# Written by the build from deploy/. Changes belong there.

# Strings of a map are compared without regard to case. The value is the one form of a path.
map_hash_max_size 16384;
map_hash_bucket_size 256;
map $bare_path $right_path {
  default "";
${[...routes].map(([asked, right]) => `  ${quoted(asked)} ${quoted(encodeURI(right))};`).join('\n')}
  # Files of earlier releases, which this list does not know, for as long as they are kept.
  ${pattern(hashedPaths)} $asked_path;
}

# A path without what other forms add: a slash or slashes, index, .html.
map $uri $bare_path {
  default $uri;
  "~*^/(index(\\.html)?)?/*$" "/";
  "~*^(?<bare>/.*?[^/])(/index)?(\\.html)?/*$" $bare;
}

# The path as it was asked for, before nginx decodes and cleans it.
map $request_uri $asked_path {
  "~^(?<asked>[^?]*)" $asked;
}

# Only the file itself is cached: not a redirect or a refusal at its path.
map $status$uri $cache_control_of_file {
  default ${quoted(caching.other)};
  ${pattern(hashedPaths.replace('^', '^(200|304)'))} ${quoted(caching.hashed)};
}

# nginx adds the headers before it looks at the range, which may not exist.
map $http_range $cache_control {
  default ${quoted(caching.other)};
  "" $cache_control_of_file;
}

map $uri $robots {
  default "";
  ${pattern(copies)} ${quoted(robotsOfCopies)};
}

map $uri $allow_origin {
  default "";
  ${pattern(sharedFiles)} ${quoted(sharing['Access-Control-Allow-Origin'])};
}

map $uri $resource_policy {
  default ${quoted(headers['Cross-Origin-Resource-Policy'] ?? '')};
  ${pattern(sharedFiles)} ${quoted(sharing['Cross-Origin-Resource-Policy'])};
}

map $request_method $allowed {
  default "GET, HEAD";
  GET "";
  HEAD "";
}

server {
  listen ${listen};
  root ${quoted(root)};
  server_tokens off;
  # A Location without a host: none that a client sends can get into it.
  absolute_redirect off;
  charset utf-8;
  charset_types ${withCharset.filter((type) => type !== 'text/html').join(' ')};
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}  error_page 404 /404.html;
  # Of a request that no version of HTTP 1 allows, the client is at fault.
  error_page 501 505 =400 /refused;
  error_page 416 /no-such-range;

  types {
${Object.entries(types)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
  }

${Object.entries({
  ...headers,
  'Cache-Control': '$cache_control',
  // Not sent where it is empty.
  'X-Robots-Tag': '$robots',
  'Access-Control-Allow-Origin': '$allow_origin',
  'Cross-Origin-Resource-Policy': '$resource_policy',
  Allow: '$allowed',
  Vary: 'Accept-Encoding',
})
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

  location = /404.html {
    internal;
  }

  location = /refused {
    internal;
    return 400;
  }

  # The headers are there already. The empty one keeps nginx from adding them again.
  location = /no-such-range {
    internal;
    add_header Allow "";
    return 416;
  }

  location / {
    if ($request_method !~ ^(GET|HEAD)$) {
      return 405;
    }
    # A backslash or a control character is never part of a path here.
    if ($uri ~ "[\\x00-\\x1f\\x7f\\x5c]") {
      return 400;
    }
    if ($right_path = "") {
      return 404;
    }
    # To a path of the list above, so never to another site.
    if ($asked_path != $right_path) {
      return 301 $right_path$is_args$args;
    }
    try_files $uri.html $uri $uri/index.html =404;
  }
}
`;
}

/** What strings may hold that nginx fills in. */
const OWN_VARIABLES = new Set([
  '$cache_control',
  '$robots',
  '$allow_origin',
  '$resource_policy',
  '$allowed',
]);

/**
 * A string of nginx, as it stands. Everything quoted here is ours.
 *
 * @throws Error when it holds what nginx would take apart
 */
function quoted(value: string): string {
  if (!OWN_VARIABLES.has(value) && /["\\\n$]/.test(value)) {
    throw new Error(`nginx cannot hold ${JSON.stringify(value)} in a string`);
  }
  return `"${value}"`;
}

/** A regular expression as the key of a map, where nginx fills nothing in. */
function pattern(expression: string): string {
  if (/["\n]/.test(expression)) throw new Error(`nginx cannot hold ${expression} as a pattern`);
  return `"~${expression}"`;
}
