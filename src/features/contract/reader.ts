import path from 'node:path';

import {BaseResolver, type Config, createConfig, loadConfig, Source} from '@redocly/openapi-core';

import {fillDirectives} from '../../content/directives/text';
import {type FigureSet, inspectFigures} from '../../content/figures/read';
import {currentTree} from '../../content/tree';

/** What the linter and the bundler need to read a repository's contract. */
export async function readerOf(
  root: string,
): Promise<{config: Config; externalRefResolver: BaseResolver; figures: FigureSet}> {
  const configPath = path.join(root, 'redocly.yaml');
  const config =
    (await loadConfig({configPath})) ?? (await createConfig({extends: ['recommended']}));
  const {set: figures} = inspectFigures(currentTree(root).folder, root);
  return {config, figures, externalRefResolver: new FilledResolver(config, figures)};
}

/** Fills in figures and brand values when a contract file is read, before it is parsed. What cannot be resolved stays. */
class FilledResolver extends BaseResolver {
  constructor(
    config: Config,
    private readonly figures: FigureSet,
  ) {
    super(config.resolve);
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    const source = await super.loadExternalRef(absoluteRef);
    return /\.ya?ml$/.test(absoluteRef)
      ? new Source(absoluteRef, fillDirectives(source.body, this.figures).text, source.mimeType)
      : source;
  }
}
