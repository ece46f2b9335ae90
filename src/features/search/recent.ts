const KEY = 'search.recent';
const MOST = 5;
/** Characters; nobody asks a longer question twice. */
const LONGEST = 80;

/** Queries of this browser, the latest first. Kept nowhere else; empty where storage is shut. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function remember(query: string): void {
  const text = query.trim();
  if (text === '' || text.length > LONGEST) return;
  const others = recentSearches().filter((entry) => entry !== text);
  store([text, ...others].slice(0, MOST));
}

export function forgetAll(): void {
  store([]);
}

function store(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Storage is full or shut: the search works without memory.
  }
}
