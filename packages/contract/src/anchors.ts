/** Anchors of the parts of a contract on the page of its reference. */
export const anchors = {
  group: (tag: string): string => `tag/${tag.replaceAll(' ', '-')}`,
  operation: (id: string): string => `operation/${id}`,
  /** As Redoc itself writes it: `tag/Orders/operation/createOrder`. */
  redocOperation: (tag: string, id: string): string =>
    `${anchors.group(tag)}/${anchors.operation(id)}`,
  /** A parameter, header or field of an operation or event, where it stands first. */
  field: (id: string, name: string): string => `${anchors.operation(id)}/${name}`,
  error: (code: string): string => `error/${code}`,
  header: (name: string): string => `header/${name}`,
};
