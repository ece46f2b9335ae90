import path from 'node:path';

import {BaseResolver, type Config, createConfig, loadConfig, Source} from '@redocly/openapi-core';

import {type FigureSet, inspectFigures} from '../../content/figures/read';
import {currentTree} from '../../content/tree';
import {fillPlaceholders} from './placeholders';

/** Reads the files of the contract with figures and brand values filled in, before they are parsed. */
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
      ? new Source(absoluteRef, fillPlaceholders(source.body, this.figures), source.mimeType)
      : source;
  }
}

/** What the linter and the bundler need to read the contract of a repository. */
export async function readerOf(
  root: string,
): Promise<{config: Config; externalRefResolver: BaseResolver; figures: FigureSet}> {
  const configPath = path.join(root, 'redocly.yaml');
  const config =
    (await loadConfig({configPath})) ?? (await createConfig({extends: ['recommended']}));
  const {set: figures} = inspectFigures(currentTree(root).folder, root);
  return {config, figures, externalRefResolver: new FilledResolver(config, figures)};
}
