/** Builds the site without check and compression, as `npm run build` does; `--out-dir` has to follow. */
export const SECOND_BUILD = ['docusaurus', 'build', '--config', 'scripts/build/config.cjs'];

/** Milliseconds until a second build counts as hung. It takes minutes on a busy machine. */
export const SECOND_BUILD_TIMEOUT = 900_000;
