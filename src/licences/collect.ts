import path from 'node:path';

import {type KnownLicence, knownLicences} from '../config/licences';
import type {Finding} from '../lib/finding';
import {judge, unknownModule, unneeded} from './judge';
import {mit} from './mit';
import type {ShippedModule} from './modules';
import {
  bundledNames,
  installedFolder,
  type InstalledPackage,
  packageFolder,
  readPackage,
} from './packages';

/** A package that visitors get, with what its licence asks to be passed on. */
export interface ShippedPackage {
  name: string;
  /** Its version, or the package in whose own bundle it comes. */
  version: string;
  /** An SPDX expression; empty where none is known. */
  licence: string;
  texts: readonly string[];
}

/** Made the code that loads all other code, which is in no package that is imported. */
const BUNDLER = '@rspack/core';

/** Not code: what the bundler leaves out, data inside of an address, a list of modules that are listed themselves. */
const NOTHING = /^(ignored\||data:)|\|(sync|lazy|eager)\|/;

/** A package that visitors get, before its licence is judged. */
interface Found extends Omit<InstalledPackage, 'licence'> {
  licence?: string;
  /** It comes in the own bundle of another, which `version` then names. */
  inside?: true;
}

/**
 * The packages of everything that the bundler put into the site.
 *
 * @param root the folder of the site
 * @param known what packages do not say themselves
 * @returns packages by name, and why the site must not be published as it is
 */
export function collectPackages(
  shipped: readonly ShippedModule[],
  root: string,
  known: Readonly<Record<string, KnownLicence>> = knownLicences,
): {packages: ShippedPackage[]; findings: Finding[]} {
  const findings: Finding[] = [];
  const found = new Map<string, Found>();
  for (const module of shipped) {
    const origin = originOf(module, root);
    if (origin === 'unknown') findings.push(unknownModule(module));
    if (typeof origin === 'string') continue;
    for (const each of packagesOf(origin.folder, module.file)) {
      found.set(`${each.name} ${each.version}`, each);
    }
  }
  const alone = new Set([...found.values()].filter(({inside}) => !inside).map(({name}) => name));
  const packages = [...found.values()]
    .filter(({name, inside}) => !inside || !alone.has(name))
    .map((each) => withKnown(each, known[each.name]))
    .sort(byName);
  findings.push(...packages.flatMap(judge), ...unneeded(packages, known));
  return {packages, findings};
}

/** Who a module comes from: ourselves, the package of a folder, or nobody can tell. */
function originOf(
  {identifier, type, file}: ShippedModule,
  root: string,
): 'own' | 'unknown' | {folder: string} {
  if (file === undefined) {
    const bundler = type === 'runtime' ? installedFolder(BUNDLER, root) : undefined;
    if (bundler) return {folder: bundler};
    return NOTHING.test(identifier) ? 'own' : 'unknown';
  }
  const folder = packageFolder(file);
  if (folder) return {folder};
  return path.relative(root, file).startsWith('..') ? 'unknown' : 'own';
}

/** The package of a folder, and those that one of its files was bundled with before it was published. */
function packagesOf(folder: string, file: string | undefined): Found[] {
  const owner = readPackage(folder);
  const names = file === undefined ? [] : bundledNames(file).filter((name) => name !== owner.name);
  const inside = names.map((name): Found => {
    const installed = installedFolder(name, folder);
    return {
      ...(installed ? readPackage(installed) : {texts: []}),
      name,
      version: `inside ${owner.name} ${owner.version}`,
      inside: true,
    };
  });
  return [owner, ...inside];
}

/** Adds what is known of a package beside what it says. */
function withKnown(found: Found, known: KnownLicence | undefined): ShippedPackage {
  const {name, version, licence = '', texts} = found;
  return {
    name,
    version,
    licence: known?.licence ?? licence,
    texts: texts.length === 0 && known?.copyright ? [mit(known.copyright)] : texts,
  };
}

function byName(a: ShippedPackage, b: ShippedPackage): number {
  const order = (name: string, other: string): number => (name < other ? -1 : +(name > other));
  return order(a.name, b.name) || order(a.version, b.version);
}
