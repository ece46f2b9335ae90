/** Anchors of the reference: links, the search and both of its views share them. */
export const anchors = {
  operation: (id: string): string => `operation/${id}`,
  error: (code: string): string => `error/${code}`,
};
