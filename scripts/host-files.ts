/** Writes the server configuration: for nginx to deploy/generated/, for static hosts to build/. */
import fs from 'node:fs';
import path from 'node:path';

import {securityHeaders} from '../deploy/headers';
import {readInlineHashes} from '../deploy/inline-code';
import {nginxConfig} from '../deploy/nginx';
import {headersFile, redirectsFile} from '../deploy/static-host';
import {readRoutes} from './serve/routes';

const build = path.resolve('build');
const generated = path.resolve('deploy/generated');
const headers = securityHeaders(readInlineHashes(build));
const routes = readRoutes(build);

fs.mkdirSync(generated, {recursive: true});
fs.writeFileSync(
  path.join(generated, 'nginx.conf'),
  nginxConfig(headers, routes, {
    root: '/srv/halyard/build',
    listen: '80',
    brotli: true,
  }),
);
fs.writeFileSync(path.join(build, '_headers'), headersFile(headers));
fs.writeFileSync(path.join(build, '_redirects'), redirectsFile(routes));
