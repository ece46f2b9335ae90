/** Anchors of the API reference, shared by the page, links to it, the search and the checks. */
export const anchors = {
  group: (tag: string): string => `tag/${tag.replaceAll(' ', '-')}`,
  operation: (id: string): string => `operation/${id}`,
  /** As Redoc itself writes it: `tag/Orders/operation/createOrder`. */
  redocOperation: (tag: string, id: string): string =>
    `${anchors.group(tag)}/${anchors.operation(id)}`,
  error: (code: string): string => `error/${code}`,
  header: (name: string): string => `header/${name}`,
};

/** Explains the contract's assumptions; assumption badges link there. */
export const ASSUMPTIONS = '/resources/api-docs#assumptions';
