/** Runs nginx for the tests and the bench, and installs it for the tests if it is missing. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {securityHeaders} from '../../deploy/headers';
import {readInlineHashes} from '../../deploy/inline-code';
import {nginxConfig} from '../../deploy/nginx';
import {installPackages} from '../system-packages';
import {readRoutes} from './routes';

export interface Started {
  port: number;
  stop: () => Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Path of the module in Debian's package. Without it, nginx runs without brotli. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = fs.existsSync(BROTLI);

/**
 * Starts nginx with the configuration that `npm run build` generates for it.
 *
 * @param build folder of the build
 * @param work folder for the files that nginx writes
 * @param port a free one if none is given
 * @throws Error with the output of nginx if it does not start
 */
export async function startNginx(build: string, work: string, port?: number): Promise<Started> {
  port ??= await freePort();
  const site = nginxConfig(securityHeaders(readInlineHashes(build)), readRoutes(build), {
    root: build,
    listen: `127.0.0.1:${port}`,
    brotli: hasBrotli,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${work}/${name};`)
    .join('\n');
  const file = path.join(work, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${hasBrotli ? `load_module ${BROTLI};\n` : ''}daemon off;\nmaster_process off;\npid ${work}/pid;
error_log stderr;\nevents {}\nhttp {\n  access_log off;\n${temporary}\n${site}}\n`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', work, '-e', 'stderr']);
  const output: string[] = [];
  nginx.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await untilItListens(port, nginx, output);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilItListens(port: number, nginx: ChildProcess, output: string[]): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) break;
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await setTimeout(50);
  }
  throw new Error(`nginx did not start: ${output.join('')}`);
}

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Installs nginx and its brotli module. `missing` says what cannot be tested without them. */
export function ensureNginx(): {missing?: string} {
  if ((hasNginx && hasBrotli) || installPackages(...PACKAGES)) return {};
  const fix = `install ${PACKAGES.join(' and ')}`;
  return {
    missing: hasNginx
      ? `nginx has no brotli module, so its brotli copies are not tested. To test them, ${fix}`
      : `nginx is not installed, so its configuration is not tested. To test it, ${fix}`,
  };
}
