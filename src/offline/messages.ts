/** From a page to the worker: keep this page and what it is made of. */
export interface Keep {
  readonly keep: {
    /** Path of the page. */
    readonly page: string;
    /** Addresses of what it has loaded; those of other kinds and origins are left out by the worker. */
    readonly files: readonly string[];
  };
}

/** Whether a message is of ours. */
export function isKeep(data: unknown): data is Keep {
  if (typeof data !== 'object' || data === null || !('keep' in data)) return false;
  const {keep} = data;
  return (
    typeof keep === 'object' &&
    keep !== null &&
    'page' in keep &&
    typeof keep.page === 'string' &&
    'files' in keep &&
    Array.isArray(keep.files) &&
    keep.files.every((file) => typeof file === 'string')
  );
}
