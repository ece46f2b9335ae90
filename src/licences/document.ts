import type {ShippedPackage} from './collect';

const RULE = '='.repeat(80);

/** `/licences.txt`: every package, under each text that it comes with. Same texts are written once. */
export function licencesTxt(packages: readonly ShippedPackage[], site: string): string {
  const groups = new Map<string, ShippedPackage[]>();
  for (const each of packages) {
    const text = each.texts.join('\n\n');
    const key = `${each.licence}\n${text.replace(/\s+/g, ' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const sections = [...groups.values()].map((group) => {
    const names = group.map(({name, version}) => `${name} ${version}`).join('\n');
    return `${RULE}\n${names}\n\nLicence: ${group[0]?.licence}\n\n${textOf(group)}\n`;
  });
  return `Licences of the software and fonts in the web site of ${site}

The site hands these ${packages.length} works of others to your browser. Each is named with its
version, its licence as an SPDX expression, and the text that comes with it.

${sections.join('\n')}`;
}

function textOf([first]: readonly ShippedPackage[]): string {
  return (first?.texts ?? []).join('\n\n').replace(/\r\n?/g, '\n');
}
