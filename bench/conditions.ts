import os from 'node:os';

/**
 * When and on what was measured, in one sentence.
 *
 * @param how often, in words
 */
export function conditions(how: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const [load = 0] = os.loadavg();
  const cores = os.cpus().length;
  return `${day}, ${cores} cores, Node ${process.versions.node}, ${how}; the load of the machine was ${load.toFixed(1)} at the end.`;
}
