import satisfies from 'spdx-satisfies';

import {allowedLicences, type KnownLicence} from '../config/licences';
import type {Finding} from '../lib/finding';
import type {ShippedPackage} from './collect';
import type {ShippedModule} from './modules';

const CONFIG = 'src/config/licences.ts';

const finding = (message: string, mend: string): Finding => ({
  file: CONFIG,
  line: 1,
  column: 1,
  message,
  mend,
});

/** Why a package must not be handed to visitors as it is; nothing where it may. */
export function judge({name, version, licence, texts}: ShippedPackage): Finding[] {
  const title = `${name} ${version}`;
  if (licence === '') {
    return [
      finding(
        `${title} is shipped and names no licence`,
        `find out its licence and add "${name}" to knownLicences, or do without the package`,
      ),
    ];
  }
  if (!allows(licence)) {
    return [
      finding(
        `${title} is shipped under "${licence}", which is not allowed`,
        'do without the package, or have the licence examined and add it to allowedLicences',
      ),
    ];
  }
  if (texts.length > 0) return [];
  return [
    finding(
      `${title} is shipped without the text of its licence`,
      `add "${name}" to knownLicences with the line of its copyright`,
    ),
  ];
}

/** Whether one of the choices of an expression is allowed; never where the expression is none. */
function allows(expression: string): boolean {
  try {
    return satisfies(expression, [...allowedLicences]);
  } catch {
    return false;
  }
}

/** A module that is neither ours nor of a package that could be named. */
export function unknownModule({identifier, file}: ShippedModule): Finding {
  return finding(
    `Nobody can tell whose work "${file ?? identifier}" is, which is shipped`,
    'import it from a package or from the folder of the site',
  );
}

/** What is known of packages that are not shipped. */
export function unneeded(
  packages: readonly ShippedPackage[],
  known: Readonly<Record<string, KnownLicence>>,
): Finding[] {
  const names = new Set(packages.map(({name}) => name));
  return Object.keys(known)
    .filter((name) => !names.has(name))
    .map((name) => finding(`"${name}" is not shipped`, `remove "${name}" from knownLicences`));
}
