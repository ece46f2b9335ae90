import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** A change of the bundler's configuration, as plugins of Docusaurus hand it over. */
type Configuration = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/** Something that the bundler put into the files of the site. */
export interface ShippedModule {
  /** How the bundler calls it. */
  identifier: string;
  /** The bundler's kind of module, such as `javascript/esm` or `runtime`. */
  type: string;
  /** Absolute path of its source; none where the bundler wrote it itself. */
  file?: string;
}

/** The part of the bundler's statistics that is read here. */
export interface StatsModule {
  identifier?: string;
  moduleType?: string;
  nameForCondition?: string | null;
  /** It is in no file by itself. */
  orphan?: boolean;
  /** What was joined into this one. */
  modules?: readonly StatsModule[];
}

interface StatsAsset {
  name: string;
  info?: {sourceFilename?: string};
}

interface Statistics {
  modules?: readonly StatsModule[];
  assets?: readonly StatsAsset[];
}

interface Compiler {
  context: string;
  hooks: {
    done: {tap(name: string, run: (stats: {toJson(wanted: object): Statistics}) => void): void};
  };
}

const WANTED = {
  all: false,
  ids: true,
  modules: true,
  // Names modules that were joined into others, which count as orphans.
  orphanModules: true,
  nestedModules: true,
  runtimeModules: true,
  cachedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  // Fonts and other files that style sheets name are assets alone.
  assets: true,
  cachedAssets: true,
  assetsSpace: Infinity,
};

/** Tells what each finished bundle holds. */
export function whenBundled(tell: (shipped: ShippedModule[]) => void): Configuration {
  const apply = ({context, hooks}: Compiler): void =>
    hooks.done.tap('licences', (stats) => {
      tell(shippedModules(stats.toJson(WANTED), context));
    });
  return {plugins: [{apply}]} as Configuration;
}

/** Everything in the files of a bundle: modules, what was joined into them, and files as they are. */
export function shippedModules(
  {modules = [], assets = []}: Statistics,
  context: string,
): ShippedModule[] {
  const files = assets.flatMap(({name, info}) =>
    info?.sourceFilename
      ? [{identifier: name, type: 'asset', file: path.resolve(context, info.sourceFilename)}]
      : [],
  );
  return [...modules.filter(({orphan}) => !orphan).flatMap(withJoined), ...files];
}

function withJoined(module: StatsModule): ShippedModule[] {
  const {identifier = '', moduleType = '', nameForCondition, modules = []} = module;
  const own = {identifier, type: moduleType, ...(nameForCondition && {file: nameForCondition})};
  return [own, ...modules.flatMap(withJoined)];
}
