import type {OpenApiDocument, Operation, Schema} from '@site/src/features/contract/document';

/** A document of one call, of which a test states only what it is about. */
export function documentWith(
  operation: Partial<Operation> = {},
  schemas: Record<string, Schema> = {},
): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {title: 'API', version: '1'},
    servers: [{url: 'https://api.example/v1'}],
    tags: [{name: 'Orders', description: 'Place and read.'}],
    paths: {
      '/orders': {
        post: {
          operationId: 'createOrder',
          summary: 'Place an order',
          tags: ['Orders'],
          responses: {'200': {description: 'Done.'}},
          ...operation,
        },
      },
    },
    components: {schemas},
  };
}

/** The body of a call with these fields. */
export function bodyOf(schema: Schema): Pick<Operation, 'requestBody'> {
  return {requestBody: {content: {'application/json': {schema}}}};
}

/** The answer of a call with these fields. */
export function answerOf(schema: Schema): Pick<Operation, 'responses'> {
  return {responses: {'200': {description: 'Done.', content: {'application/json': {schema}}}}};
}
