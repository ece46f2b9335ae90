import type {OfflineLanguage} from '../texts';

/** What the bundler puts in: see ../bundle.ts. */
declare global {
  /** The offline page, put in by ../build.ts. */
  const OFFLINE_SHELL: string;
  /** Its Content-Security-Policy. */
  const OFFLINE_POLICY: string;
  /** What is said in the language of the site. */
  const OFFLINE_LANGUAGE: OfflineLanguage;
}
