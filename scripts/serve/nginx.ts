/** Runs nginx for the tests and the bench. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {securityHeaders} from '../../deploy/headers';
import {readInlineHashes} from '../../deploy/inline-code';
import {nginxConfig} from '../../deploy/nginx';
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
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const stop = async (): Promise<void> => {
    nginx.kill('SIGQUIT');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && nginx.exitCode === null; attempt += 1) {
    if (await fetch(origin, {method: 'HEAD'}).catch(() => undefined)) return {port, stop};
    await setTimeout(50);
  }
  throw new Error(`nginx did not start: ${output.join('')}`);
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
