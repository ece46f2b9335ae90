import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, test} from 'vitest';

import {FindingError} from '@site/src/lib/finding';
import licences, {licencesTxt, type ShippedPackage} from '@site/src/plugins/licences';
import {temporaryFolder} from '../support/temporary';

const modules = temporaryFolder({'@docusaurus/core/LICENSE': 'Text for infima\n'});

const good: ShippedPackage = {
  name: 'good',
  version: '1.2.3',
  license: 'MIT',
  licenseText: 'MIT License\n',
};

function messages(...packages: ShippedPackage[]): string[] {
  try {
    licencesTxt(packages, modules);
  } catch (error) {
    if (error instanceof FindingError) return error.findings.map(({message}) => message);
    throw error;
  }
  return [];
}

describe('the build fails', () => {
  test.each(['AGPL-3.0-only', '(MIT AND GPL-3.0-only)'])('for a package under %s', (license) => {
    expect(messages(good, {...good, name: 'copyleft', license})).toEqual([
      `copyleft 1.2.3 (${license}) is shipped under a licence that is not allowed`,
    ]);
  });

  it('for a package without a licence text', () => {
    expect(messages({...good, name: 'textless', licenseText: null})).toEqual([
      'textless 1.2.3 (MIT) is shipped without the text of its licence',
    ]);
  });

  it('when the list is written, and says what to do', () => {
    const copyleft = {...good, name: 'copyleft', license: 'AGPL-3.0-only'};
    const outDir = temporaryFolder({'licences.json': JSON.stringify([copyleft])});
    const {postBuild} = licences({siteDir: path.dirname(modules)} as LoadContext);
    type Props = Parameters<NonNullable<typeof postBuild>>[0];
    expect(() => postBuild?.({outDir} as Props)).toThrow(
      /copyleft 1\.2\.3 \(AGPL-3\.0-only\) .* add it to allowedLicences/,
    );
  });
});
