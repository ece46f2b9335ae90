import type {ShownOperation} from './shown-operation';

/** Gives the row of each field the anchor of its name, if the name has one. */
export function withAnchors(html: string, anchorOf: (name: string) => string | undefined): string {
  return html.replaceAll(/<th scope="row">(?=<code>([\w-]+)<)/g, (cell, name: string) => {
    const anchor = anchorOf(name);
    return anchor ? `<th scope="row" id="${anchor}">` : cell;
  });
}

/**
 * An operation in which each name has an anchor where it stands first. Made when the page is rendered: in its data, the
 * anchors would be a kilobyte more to load.
 */
export function withFieldAnchors(operation: ShownOperation): ShownOperation {
  const seen = new Set<string>();
  const anchored = (html: string): string =>
    withAnchors(html, (name) => {
      const anchor = seen.has(name) ? undefined : `${operation.anchor}/${name}`;
      seen.add(name);
      return anchor;
    });
  const anchoredHtml = <T extends {html: string}>(one: T): T => ({
    ...one,
    html: anchored(one.html),
  });
  return {
    ...operation,
    parameters: anchored(operation.parameters),
    bodies: operation.bodies.map(anchoredHtml),
    responses: operation.responses.map(anchoredHtml),
  };
}
