import {parseArgs} from 'node:util';

const DEFAULT_PORT = '3000';

/**
 * The port to listen on: `--port N` or `--port=N`, otherwise PORT from the environment, otherwise 3000.
 *
 * @returns a whole number from 1 to 65535, or an error message
 */
export function portFrom(
  args: readonly string[],
  environment: string | undefined,
): {port: number} | {fault: string} {
  const {values} = parseArgs({
    args: [...args],
    options: {port: {type: 'string', default: environment || DEFAULT_PORT}},
    strict: false,
  });
  // `--port` without a number is `true`.
  const given = typeof values.port === 'string' ? values.port : '';
  const port = Number(given);
  return /^\d+$/.test(given) && port >= 1 && port <= 65_535
    ? {port}
    : {fault: `"${given}" is not a port. Use a number from 1 to 65535, as in PORT=3001`};
}
