import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {companySchema, ownValues} from '@site/scripts/adopt/company';
import {adopted, lawPages, renaming} from '@site/scripts/adopt/site';
import {formerNamesCheck} from '@site/scripts/check/former-names';
import {pictures} from '@site/scripts/check/pictures';
import {inspectFile} from '@site/src/lib/data-file';
import {findingsOf} from '../support/repository';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

const {data: company} = inspectFile(
  path.join(import.meta.dirname, 'company.yaml'),
  '',
  companySchema,
);
if (!company) throw new Error('company.yaml is not valid');
const old = {
  ...ownValues,
  name: 'Oldname',
  siteUrl: 'https://www.old.test',
  appUrl: 'https://app.old.test',
  apiHost: 'api.old.test',
  supportEmail: 'support@old.test',
};

test.each([
  ['Oldname pays. Ask Oldname.', 'Nord Haven pays. Ask Nord Haven.'],
  ['new IBAN of oldname', 'new IBAN of nord haven'],
  [
    '"name": "oldname-portal", @oldname-example',
    '"name": "nord-haven-portal", @nord-haven-example',
  ],
  ['curl https://www.old.test/x.mjs', 'curl https://nordhaven.eu/help/x.mjs'],
  [
    'https://www.old.test/.well-known/security.txt',
    'https://nordhaven.eu/.well-known/security.txt',
  ],
  ['Host: api.old.test', 'Host: api.nordhaven.eu'],
  ['app.old.test, old.test', 'app.nordhaven.eu, nordhaven.eu'],
  ['support@old.test', 'help@nordhaven.eu'],
])('a text names the other company: %s', (text, other) => {
  expect(renaming(old, company)(text)).toBe(other);
});

const CONFIG = [
  ...['src/config/brand.ts', 'src/config/authorisation.ts', 'src/css/tokens.css'],
  ...['docusaurus.config.ts', 'scripts/pictures.ts'],
];
const texts = new Map(CONFIG.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]));

test('the configuration has the values, the former names and the colours', () => {
  // A long value stands on a line of its own.
  const authority = texts.get('src/config/authorisation.ts') ?? '';
  const wrapped = new Map(texts).set(
    'src/config/authorisation.ts',
    authority.replace(/(?<=regulator:)\s+/, '\n    '),
  );
  const [brand = '', authorisation = '', tokens = '', ...drawn] = adopted(
    wrapped,
    company,
  ).values();
  expect(brand).toContain("name: 'Nord Haven'");
  expect(brand).toContain("city: 'Berlin'");
  expect(brand).toContain("krs: 'HRB 123456 B'");
  expect(brand).toMatch(new RegExp(`formerNames: .*'${ownValues.name}', '.+'\\]`));
  expect(authorisation).toContain("regulatorShort: 'BaFin'");
  expect(tokens.match(/--accent: #\w+/g)).toEqual(['--accent: #0a6b4f', '--accent: #5fd3ae']);
  for (const text of drawn) expect(text).toContain('#062b22');
});

test('values in another form, and colours that do not exist, are refused', () => {
  const changed = new Map(texts).set('src/config/brand.ts', '');
  expect(() => adopted(changed, company)).toThrow('do not have name, legalName');
  expect(() => adopted(texts, {...company, colours: {glow: ['#000000', '#ffffff']}})).toThrow(
    'no colour "--glow"',
  );
});

test('pages about the law of the former country are listed', () => {
  const law = `The ${ownValues.adjective} act, the ${ownValues.regulatorShort} and PESEL`;
  expect(
    lawPages(
      new Map([
        ['docs/legal/a.md', law],
        ['docs/b.md', 'Nothing'],
      ]),
    ),
  ).toEqual(['  docs/legal/a.md: 3 places']);
});

test('a wrong company file says which line is wrong', () => {
  const folder = temporaryFolder({
    'c.yaml': 'name: Nord\napiHost: https://api.nord.eu\nlogo: mark.png\n',
  });
  const {findings} = inspectFile(path.join(folder, 'c.yaml'), 'c.yaml', companySchema);
  const messages = findings.map(({line, message, fix}) => `${line} ${message} → ${fix}`);
  expect(messages).toContain(
    '2 "apiHost" is no host → write it without https://, as in api.exchange.eu',
  );
  expect(messages).toContain('3 "logo" is no SVG file → name an .svg file');
  expect(messages).toContain('1 "legalName" is missing → add "legalName"');
});

test('a former name, or pictures of a former brand, are refused', async () => {
  const changes = {
    'samples/a.py': 'ORIGIN = "https://api.old.test"\n',
    'src/config/drawn-for.txt': 'Oldname',
  };
  const [former] = await findingsOf(formerNamesCheck(['old.test']), changes);
  expect(former).toMatchObject({
    file: 'samples/a.py',
    line: 1,
    message: '"old.test" is a former name of this site',
  });
  const [drawn] = await findingsOf(pictures, changes);
  expect(drawn).toMatchObject({fix: 'draw it anew: npx tsx scripts/pictures.ts'});
});
