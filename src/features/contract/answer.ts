import {follow, type OpenApiDocument, operationsOf} from './document';

/** The first example of an operation's success, as it is sent; undefined where there is none. */
export function exampleAnswer(
  document: OpenApiDocument,
  id: string,
): {title: string; value: string} | undefined {
  const at = operationsOf(document.paths).find(({operation}) => operation.operationId === id);
  const response = at?.operation.responses['200'];
  if (!at || !response) return undefined;
  const examples = follow(document, response).content?.['application/json']?.examples ?? {};
  const [example] = Object.values(examples);
  if (!example) return undefined;
  return {
    title: `${at.method.toUpperCase()} ${at.path}`,
    value: JSON.stringify(follow(document, example).value, null, 2),
  };
}
