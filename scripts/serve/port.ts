const DEFAULT_PORT = 3000;

/**
 * The port to listen on: `--port N` or `--port=N`, otherwise PORT from the environment, otherwise 3000.
 *
 * @returns a whole number from 1 to 65535, or an error message
 */
export function portFrom(
  args: readonly string[],
  environment: string | undefined,
): {port: number} | {fault: string} {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const flag = args[at];
  const given =
    at < 0
      ? environment
      : flag?.includes('=')
        ? flag.slice('--port='.length)
        : (args[at + 1] ?? '');
  if (given === undefined || (at < 0 && given === '')) return {port: DEFAULT_PORT};
  const port = Number(given);
  return /^\d+$/.test(given) && port >= 1 && port <= 65_535
    ? {port}
    : {fault: `"${given}" is not a port. Use a number from 1 to 65535, as in PORT=3001`};
}
