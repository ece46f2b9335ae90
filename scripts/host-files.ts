/** Writes the server configuration: for nginx to deploy/generated/, for static hosts to build/. */
import path from 'node:path';

import {securityHeaders} from '../deploy/headers';
import {readInlineHashes} from '../deploy/inline-code';
import {nginxConfig} from '../deploy/nginx';
import {headersFile, redirectsFile} from '../deploy/static-host';
import {writeFiles} from '../src/lib/files';
import {readRoutes} from './serve/routes';

const build = path.resolve('build');
const headers = securityHeaders(readInlineHashes(build));
const routes = readRoutes(build);
const nginx = {root: '/srv/halyard/build', listen: '80', brotli: true};

writeFiles('deploy/generated', {'nginx.conf': nginxConfig(headers, routes, nginx)});
writeFiles(build, {_headers: headersFile(headers), _redirects: redirectsFile(routes)});
