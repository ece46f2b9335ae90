import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import licences from '@site/src/plugins/licences';
import {temporaryFolder} from '../support/temporary';

const good = {name: 'good', version: '1.2.3', license: 'MIT', licenseText: 'MIT License\n'};
const siteDir = temporaryFolder({'node_modules/@docusaurus/core/LICENSE': 'Text for infima\n'});

test.each([
  [{license: 'AGPL-3.0-only'}, /\(AGPL-3\.0-only\) .*not allowed .*add it to allowedLicences/],
  [{license: '(MIT AND GPL-3.0-only)'}, /\(\(MIT AND GPL-3\.0-only\)\) .*not allowed/],
  [{licenseText: null}, /\(MIT\) is shipped without the text of its licence/],
])('the build fails for a package with %j', (fields, message) => {
  const packages = [good, {...good, ...fields}];
  const outDir = temporaryFolder({'licences.json': JSON.stringify(packages)});
  const {postBuild} = licences({siteDir} as LoadContext);
  type Props = Parameters<NonNullable<typeof postBuild>>[0];
  expect(() => postBuild?.({outDir} as Props)).toThrow(message);
});
