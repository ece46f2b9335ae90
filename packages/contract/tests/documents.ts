import type {OpenApiDocument, Operation, Schema} from '../src';

/** A document with one call, with defaults for everything that the test does not state. */
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

export function bodyOf(schema: Schema): Pick<Operation, 'requestBody'> {
  return {requestBody: {content: {'application/json': {schema}}}};
}

export function answerOf(schema: Schema): Pick<Operation, 'responses'> {
  return {responses: {'200': {description: 'Done.', content: {'application/json': {schema}}}}};
}
