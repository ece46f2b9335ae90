import type {OpenApiDocument} from '@portal/contract';
import {createElement as h, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  AppStore,
  MarkdownRenderer,
  OperationModel,
  OptionsProvider,
  Parameters,
  type RedocRawOptions,
  ResponseDetails,
  ResponseHeaders,
  Schema,
  SchemaModel,
  SourceCode,
  ThemeProvider,
} from 'redoc';

import {type Html, plainHtml, withWholeNames} from './markup';

export type RedocRenderer = ReturnType<typeof redocOf>;

const OPTIONS: RedocRawOptions = {
  disableSearch: true,
  schemasExpansionLevel: 'all',
  hideSchemaTitles: true,
  hidePropertiesPrefix: true,
};

/** Parses a document with Redoc and renders its parts in Node at build time. */
export function redocOf(document: OpenApiDocument) {
  const store = new AppStore(document as ConstructorParameters<typeof AppStore>[0], '', OPTIONS);
  const {options} = store;
  const markdown = new MarkdownRenderer(options);
  const operations = new Map(
    store.menu.flatItems.flatMap((item) =>
      item instanceof OperationModel && item.operationId ? [[item.operationId, item]] : [],
    ),
  );
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern = '']) => String(JSON.parse(pattern)),
  );
  const responses = store.menu.flatItems.flatMap((item) =>
    item instanceof OperationModel && !item.isWebhook ? item.responses : [],
  );
  const successes = responses.filter(({code}) => code.startsWith('2'));
  /** Those of every success, which failures repeat. They are shown once. */
  const shared = (successes[0]?.headers ?? []).filter(({name}) =>
    successes.every(({headers}) => headers.some((one) => one.name === name)),
  );
  for (const response of responses) {
    response.headers = response.headers.filter(
      ({name}) => !shared.some((one) => one.name === name),
    );
  }
  const render = (element: ReactElement): Html =>
    plainHtml(
      renderToStaticMarkup(
        h(ThemeProvider, {theme: options.theme}, h(OptionsProvider, {value: options}, element)),
      ),
      patterns,
    );
  const schema = (model: SchemaModel | undefined): Html =>
    model ? render(h(Schema, {schema: model})) : '';
  const html = (source: string): Html => markdown.renderMd(source).trim();

  return {
    text: (source: string): Html => withWholeNames(html(source)),
    /** A one-paragraph description without its `<p>`. */
    line: (source: string): Html => /^<p>([^]*)<\/p>$/.exec(html(source))?.[1] ?? html(source),
    /** @param lang Prism's name of the language; unknown ones are highlighted like C */
    code: (source: string, lang: string): Html => render(h(SourceCode, {source, lang})),
    sharedHeaders: render(h(ResponseHeaders, {headers: shared})),
    /** Fields of a schema under `components`. */
    schema: (name: string): Html => {
      const pointer = `#/components/schemas/${name}`;
      return schema(new SchemaModel(store.spec.parser, {$ref: pointer}, pointer, options));
    },
    /** One operation or event. @throws Error if the document has no such operation */
    operation: (id: string) => {
      const operation = operations.get(id);
      if (!operation) throw new Error(`Redoc found no operation ${id}`);
      const body = operation.requestBody?.content?.active?.schema;
      return {
        /** Path, query and header parameters; empty if there are none. */
        parameters: render(h(Parameters, {parameters: operation.parameters})),
        /** The kinds of payload that it accepts, usually one. */
        bodies: (body?.oneOf ?? (body ? [body] : [])).map((kind) => ({
          title: kind.description ?? '',
          html: schema(kind),
        })),
        /** Headers and fields of each response, keyed by status, such as `200` or `4XX`. */
        responses: new Map(
          operation.responses.map((response) => [
            response.code,
            {
              headers: render(h(ResponseHeaders, {headers: response.headers})),
              all: render(h(ResponseDetails, {response})),
            },
          ]),
        ),
      };
    },
  };
}
