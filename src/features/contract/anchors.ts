/** Anchors of the reference: its page, links to it, the search and the checks share them. */
export const anchors = {
  group: (tag: string): string => `tag/${tag.replaceAll(' ', '-')}`,
  operation: (id: string): string => `operation/${id}`,
  error: (code: string): string => `error/${code}`,
  header: (name: string): string => `header/${name}`,
};

/** Explains what an assumption of the contract is; its badge leads there. */
export const ASSUMPTIONS = '/resources/api-docs#assumptions';
