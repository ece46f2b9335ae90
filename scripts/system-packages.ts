import {spawnSync} from 'node:child_process';

/** Time limit for one command, in milliseconds. */
const TIMEOUT = 300_000;

/** Installs Debian packages, if run as root. */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')}`);
  return apt('update') && apt('install', '-y', ...packages);
}

function apt(...args: string[]): boolean {
  const {status} = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: TIMEOUT,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}

const JAVA = 'default-jre-headless';

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** Installs Java for the HTML checker. `missing` says what cannot be tested without it. */
export function ensureJava(): {missing?: string} {
  if (hasJava || installPackages(JAVA)) return {};
  return {missing: `Java is not installed, so the HTML is not checked. Install ${JAVA}`};
}

const COMPILERS = ['golang-go', 'default-jdk-headless'] as const;

export const hasCompilers = ['go version', 'javac -version'].every(
  (command) => spawnSync(command, {shell: true}).status === 0,
);

/** Installs Go and the Java compiler for the samples. `missing` says what cannot be tested without them. */
export function ensureCompilers(): {missing?: string} {
  if (hasCompilers || installPackages(...COMPILERS)) return {};
  const packages = COMPILERS.join(' and ');
  return {
    missing: `Go or the Java compiler is not installed, so no sample runs in either. Install ${packages}`,
  };
}
