import {expect, test} from 'vitest';

import {licencesTxt} from '@site/src/plugins/licences';
import {temporaryFolder} from '../support/temporary';

const modules = temporaryFolder({'@docusaurus/core/LICENSE': 'Text for infima\n'});
const good = {name: 'good', version: '1.2.3', license: 'MIT', licenseText: 'MIT License\n'};

test('each package is published with its licence and text, from another package if it has none', () => {
  const text = licencesTxt([good, {...good, name: 'infima', licenseText: null}], modules);
  expect(text).toContain('good 1.2.3 (MIT)\n\nMIT License');
  expect(text).toContain('infima 1.2.3 (MIT)\n\nText for infima');
});

test('the build fails for a package without the text of its licence', () => {
  expect(() => licencesTxt([{...good, licenseText: null}], modules)).toThrow(/good is shipped/);
});
