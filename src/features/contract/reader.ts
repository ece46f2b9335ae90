import path from 'node:path';

import {BaseResolver, type Config, createConfig, loadConfig, Source} from '@redocly/openapi-core';

import {resolveInline} from '../../content/directives/inline';
import {type FigureSet, inspectFigures} from '../../content/figures/read';
import {currentTree} from '../../content/tree';
import {type Finding, placeAt} from '../../lib/finding';

/** The Markdown directives, as they appear in the contract's YAML. */
const PLACEHOLDER = /:(figure|brand)\[([^\]\n]*)\](?:\{as=(\w+)\})?/g;

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

/** Fills in figures and brand values when a contract file is read, before it is parsed. */
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

/** Leaves placeholders that cannot be resolved unchanged: {@link placeholderFindings} reports them. */
function fillPlaceholders(text: string, figures: FigureSet): string {
  return text.replace(PLACEHOLDER, (whole, kind: string, id: string, form?: string) => {
    const resolved = resolve(kind, id, form, figures);
    return resolved && 'value' in resolved ? resolved.value : whole;
  });
}

/** Placeholders that cannot be resolved. */
export function placeholderFindings(text: string, file: string, figures: FigureSet): Finding[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({1: kind = '', 2: id = '', 3: form, index}) => {
    const resolved = resolve(kind, id, form, figures);
    return resolved && 'fault' in resolved
      ? [{file, ...placeAt(text, index), ...resolved.fault}]
      : [];
  });
}

function resolve(name: string, label: string, form: string | undefined, figures: FigureSet) {
  return resolveInline({name, label, attributes: form ? {as: form} : {}}, figures);
}
