/** Anchors of the reference: links, the search and both of its views share them. */
export const anchors = {
  group: (tag: string): string => `tag/${tag.replaceAll(' ', '-')}`,
  operation: (id: string): string => `operation/${id}`,
  error: (code: string): string => `error/${code}`,
};
