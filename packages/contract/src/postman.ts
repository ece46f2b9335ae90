import type {OpenApiDocument} from './document';
import {operationsOf, parametersOf} from './lookup';
import {SIGN} from './postman-sign';

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
  alwaysInheritAuthentication: false,
};

/** The parts of a collection (format 2.1) that are changed here. */
export interface PostmanCollection {
  auth?: {type: string};
  variable: {key: string; value: string; type?: string; description?: string}[];
  item: PostmanFolder[];
}

interface PostmanFolder {
  name: string;
  item: {name: string; request: {url: PostmanUrl; body?: {raw?: string}}}[];
  event?: {listen: 'prerequest'; script: {type: 'text/javascript'; exec: string[]}}[];
}

interface PostmanUrl {
  /** The whole address: other tools read only this. */
  raw?: string;
  host?: string[];
  path?: string[];
  query?: {key: string; value: string}[];
  variable?: {key: string; value: string}[];
}

/**
 * A Postman collection of the calls with the document's examples. It signs private calls with the
 * variables `apiKey` and `apiSecret`. The same document always yields the same collection.
 *
 * @throws Error if the document cannot be converted
 */
export async function postmanCollection(document: OpenApiDocument): Promise<PostmanCollection> {
  // Takes a second to load, and the preview does not need it.
  const {convertV2} = await import('openapi-to-postmanv2');
  const converted = await new Promise<unknown>((resolve, reject) => {
    convertV2({type: 'json', data: withOneExample(document)}, OPTIONS, (error, result) => {
      const data = result?.output?.[0]?.data;
      if (data) resolve(data);
      else reject(error ?? new Error(`No Postman collection: ${result?.reason ?? ''}`));
    });
  });
  const collection = withoutIds(converted) as PostmanCollection;
  const parameters = collection.item.flatMap(({item}) =>
    item.flatMap(({request}) => request.url.variable ?? []),
  );
  const values = new Map(parameters.map(({key, value}) => [key, value]));
  return {
    ...collection,
    auth: {type: 'noauth'},
    variable: [
      ...collection.variable,
      ...[...values].map(([key, value]) => ({key, value})),
      {key: 'apiKey', value: '', description: 'The public half of your key.'},
      {
        key: 'apiSecret',
        value: '',
        type: 'secret',
        description: 'Signs private calls; never sent.',
      },
    ],
    item: collection.item
      .filter(({item}) => item.length > 0)
      .map(withAddresses)
      .map((folder) => (isPrivate(document, folder.name) ? signed(folder) : folder)),
  };
}

/** A copy in which each parameter has the single example that the converter reads: its first. */
function withOneExample(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const at of operationsOf(copy.paths)) {
    at.operation.parameters = parametersOf(copy, at).map(({examples = {}, ...parameter}) => {
      const [first] = Object.values(examples);
      return first ? {...parameter, example: first.value} : parameter;
    });
    delete at.item.parameters;
  }
  return copy;
}

/**
 * A folder whose requests have their address as one text too. Parameters of the path become variables of the
 * collection, which every tool fills in before a script signs the path.
 */
function withAddresses(folder: PostmanFolder): PostmanFolder {
  for (const {request} of folder.item) {
    const {variable: _, path: parts = [], ...url} = request.url;
    const {host = [], query = []} = url;
    const path = parts.map((part) => part.replace(/^:(\w+)$/, '{{$1}}'));
    request.url = {...url, path};
    const search = query.map(({key, value}) => `${key}=${value}`).join('&');
    request.url.raw = [host.join('.'), ...path].join('/') + (search && `?${search}`);
  }
  return folder;
}

/** Values of a collection's variables, to be imported beside it. */
export function postmanEnvironment(name: string, variables: Record<string, string>): object {
  return {
    name,
    values: Object.entries(variables).map(([key, value]) => ({key, value, enabled: true})),
    _postman_variable_scope: 'environment',
  };
}

/** Whether a tag has calls that need a key. */
function isPrivate({paths}: OpenApiDocument, tag: string): boolean {
  return operationsOf(paths).some(
    ({operation}) => operation.tags?.[0] === tag && operation.security?.length !== 0,
  );
}

/** A folder whose requests are signed, with a unique identifier for each order. */
function signed(folder: PostmanFolder): PostmanFolder {
  const script = {type: 'text/javascript', exec: SIGN.split('\n')} as const;
  for (const {body} of folder.item.map(({request}) => request)) {
    if (body?.raw)
      body.raw = body.raw.replace(/("client_order_id": ")[^"]+/, '$1{{clientOrderId}}');
  }
  return {...folder, event: [{listen: 'prerequest', script}]};
}

/** Removes the converter's random identifiers. The format needs none: Postman assigns them on import. */
function withoutIds(collection: unknown): unknown {
  return JSON.parse(JSON.stringify(collection), (key, value: unknown) =>
    key === 'id' || key === '_postman_id' ? undefined : value,
  );
}
