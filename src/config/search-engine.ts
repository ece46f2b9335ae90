import {suggestion} from '../lib/finding';

/** The search engine of a build: an index of its own pages, or Algolia DocSearch. */
type SearchEngine =
  | {name: 'local'}
  | {name: 'algolia'; appId: string; apiKey: string; indexName: string};

const ENGINES = ['local', 'algolia'];
const SETTINGS = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the engine from the environment: `SEARCH`, and for Algolia its three settings. The key must be
 * the search-only key, because it is sent to every visitor.
 *
 * @returns a fault if a setting is missing or unknown
 */
export function searchEngineFrom(environment: Environment): SearchEngine | {fault: string} {
  const valueOf = (name: string): string => environment[name]?.trim() ?? '';
  const engine = valueOf('SEARCH') || 'local';
  if (engine === 'local') return {name: 'local'};
  if (engine !== 'algolia') {
    return {fault: `SEARCH="${engine}" is not a search engine | ${suggestion(engine, ENGINES)}`};
  }
  const missing = SETTINGS.filter((name) => valueOf(name) === '');
  if (missing.length > 0) {
    return {
      fault: `SEARCH=algolia needs ${missing.join(', ')} | set ${missing.length > 1 ? 'them' : 'it'} in the environment`,
    };
  }
  const [appId = '', apiKey = '', indexName = ''] = SETTINGS.map(valueOf);
  return {name: 'algolia', appId, apiKey, indexName};
}

/** The engine of this process. If the environment is invalid, prints one line and exits. */
export function searchEngine(): SearchEngine {
  const engine = searchEngineFrom(process.env);
  if (!('fault' in engine)) return engine;
  // A thrown error would be shown with its stack, which does not help whoever set the variable.
  console.error(engine.fault);
  process.exit(1);
}
