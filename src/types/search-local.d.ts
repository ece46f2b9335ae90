/** The part of the search plugin that runs queries in its worker. It ships no types. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  interface SearchDocument {
    /** Id within the index. */
    i: number;
    /** Title, heading, or the text that matched. */
    t: string;
    /** Path of the page. */
    u: string;
    /** Anchor with `#`, or nothing. */
    h?: string;
    /** Heading that a text stands below. */
    s?: string;
    /** Names of the pages above, on documents that are pages. */
    b?: string[];
  }

  export interface SearchResult {
    document: SearchDocument;
    /** 0 title, 1 heading, 2 description, 3 keywords, 4 text. */
    type: 0 | 1 | 2 | 3 | 4;
    /** The page that the document belongs to; for titles the document itself. */
    page?: SearchDocument;
    /** Words that matched. */
    tokens: string[];
  }

  /** Loads the index below a base URL. Does nothing in development, where there is none. */
  export function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void>;
  /** Best results first. */
  export function searchByWorker(
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ): Promise<SearchResult[]>;
}
