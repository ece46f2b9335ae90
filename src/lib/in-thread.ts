import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Calls a function in a thread of its own, which takes half a second to start. What the function returns comes as
 * JSON, which is faster than a copy of the objects. The thread loads the packages for production, whatever the main
 * one has loaded: Docusaurus loads React before it sets `NODE_ENV`, and no renderer matches both.
 *
 * @param file that exports the function, from the root of the repository
 */
export async function inThread<Called extends (input: never) => unknown>(
  file: string,
  name: string,
  input: Parameters<Called>[0],
): Promise<ReturnType<Called>> {
  const worker = new Worker(path.resolve('src/lib/thread.cjs'), {
    workerData: {file, name, input},
    env: {...process.env, NODE_ENV: 'production'},
  });
  // Rejects if the function throws.
  const [output] = (await once(worker, 'message')) as [string];
  return JSON.parse(output) as ReturnType<Called>;
}
