import path from 'node:path';

import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
  Source,
} from '@redocly/openapi-core';

import type {OpenApiDocument} from './document';
import {ENTRY, type Fill, type Problem} from './folder';

/** Where Redocly sees the folder: it takes paths for addresses, in which `#` or `%` of a folder's name would count. */
const PLACE = path.resolve('/contract');
const REF = path.join(PLACE, ENTRY);

/** Reads the files of a folder, and fills them in before they are parsed. */
class FolderResolver extends BaseResolver {
  constructor(
    private readonly folder: string,
    private readonly fill: Fill,
  ) {
    super();
  }

  override async loadExternalRef(ref: string): Promise<Source> {
    const file = path.join(this.folder, path.relative(PLACE, ref));
    const {body, mimeType} = await super.loadExternalRef(file);
    return new Source(ref, /\.ya?ml$/.test(ref) ? this.fill(body) : body, mimeType);
  }
}

/** The files of a contract as one document. */
export async function bundled(folder: string, fill: Fill): Promise<OpenApiDocument> {
  const result = await bundle({
    ref: REF,
    config: await createConfig({}),
    externalRefResolver: new FolderResolver(folder, fill),
  });
  return structuredClone(result.bundle.parsed) as OpenApiDocument;
}

/** What the rules of Redocly find in a contract. @param rules the path of a `redocly.yaml` */
export async function linted(folder: string, fill: Fill, rules: string): Promise<Problem[]> {
  const config =
    (await loadConfig({configPath: rules})) ?? (await createConfig({extends: ['recommended']}));
  const problems = await lint({
    ref: REF,
    config,
    externalRefResolver: new FolderResolver(folder, fill),
  });
  return problems.map(({location: [location], message, ruleId, suggest}) => {
    const {line, col} = location ? getLineColLocation(location).start : {line: 1, col: 1};
    return {
      file: location ? path.relative(PLACE, location.source.absoluteRef) : ENTRY,
      line,
      column: col,
      message: `${message.replace(/\.$/, '')} (${ruleId})`,
      fix:
        suggest.length > 0
          ? `write ${suggest.join(' or ')}`
          : 'see this rule in the Redocly documentation',
    };
  });
}
