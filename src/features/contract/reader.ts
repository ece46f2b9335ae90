import path from 'node:path';

import {BaseResolver, type Config, createConfig, loadConfig, Source} from '@redocly/openapi-core';

import {resolveBrand} from '../../content/directives/brand';
import type {Resolved} from '../../content/directives/directive';
import {resolveFigure} from '../../content/figures/inline';
import {type FigureSet, inspectFigures} from '../../content/figures/read';
import {currentTree} from '../../content/tree';
import type {Finding} from '../../lib/finding';

/** The directives of Markdown, as they stand in the YAML of the contract. */
const PLACEHOLDER = /:(figure|brand)\[([^\]\n]*)\](?:\{as=(\w+)\})?/g;

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

/** Leaves what cannot be resolved as it is: {@link placeholderFindings} reports it. */
function fillPlaceholders(text: string, figures: FigureSet): string {
  return text.replace(PLACEHOLDER, (whole, kind: string, id: string, form?: string) => {
    const resolved = resolve(kind, id, form, figures);
    return 'value' in resolved ? resolved.value : whole;
  });
}

/** Placeholders that name nothing. */
export function placeholderFindings(text: string, file: string, figures: FigureSet): Finding[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({1: kind = '', 2: id = '', 3: form, index}) => {
    const resolved = resolve(kind, id, form, figures);
    if ('value' in resolved) return [];
    const before = text.slice(0, index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return [{file, line: before.length, column, ...resolved.fault}];
  });
}

function resolve(
  kind: string,
  id: string,
  form: string | undefined,
  figures: FigureSet,
): Resolved<string> {
  if (kind === 'figure') return resolveFigure(id, form ? {as: form} : {}, figures);
  const resolved = resolveBrand(id);
  return 'value' in resolved ? {value: resolved.value.text} : resolved;
}
