/** The offline page, put in by ../build.ts. */
declare const OFFLINE_SHELL: string;
/** Its Content-Security-Policy. */
declare const OFFLINE_POLICY: string;
