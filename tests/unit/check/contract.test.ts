import {expect, test} from 'vitest';
import {stringify} from 'yaml';

import {breaking, errorCodes, openapi} from '@site/scripts/check/contract';
import {bundleContract} from '@site/src/features/contract/bundle';
import {expectFound} from '../support/findings';
import {findingsOf, OPENAPI, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const CONTRACT = VALID_FILES[OPENAPI];
const PRICE = 'openapi/examples/price.yaml';
const CODES = 'openapi/schemas/ErrorCode.yaml';
const after = (line: string): string => changed(CONTRACT, '\n  version:', `\n${line}\n  version:`);

test.each([
  [OPENAPI, changed(CONTRACT, CODES.slice(8), 'schemas/x.yaml'), 'x.yaml', 'no-unresolved-refs'],
  [OPENAPI, after('  titel: x'), '  titel: x', 'titel'],
  [OPENAPI, changed(CONTRACT, 'card.fee', 'card.fees'), 'card.fees', 'unknown figure'],
  [OPENAPI, changed(CONTRACT, 'operationId: getTicker', 'x-a: b'), 'get:', 'operationId'],
  [PRICE, 'summary: A price\nvalue: 92000\n', 'value', 'must be string'],
])('a broken contract is reported at its line, in %s: %#', async (file, content, at, message) => {
  await expectFound(openapi, {[file]: content}, {file, line: lineOf(content, at), message});
});

test.each<[content: string | null, line?: string, column?: number]>([
  [after('\ttitel: x'), '\ttitel: x', 1],
  [after('  titel: a: b'), '  titel: a: b', '  titel: a:'.length],
  [after('  title: Another'), '  title: Another', '  t'.length],
  ['To be written\n'],
  [null],
])('a contract that cannot be parsed is one finding: %#', async (content, at, column = 1) => {
  const line = at ? lineOf(content ?? '', at) : 1;
  const message = expect.stringMatching(/^the contract cannot be read: [^\n]+$/) as string;
  expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([{line, column, message}]);
});

test('a catalogue entry with an unknown article is reported with a suggestion', async () => {
  const content = changed(VALID_FILES[CODES], 'payments/pay-in', 'payments/pay-on');
  const fix = 'write "/knowledge-base/payments/pay-in"';
  await expectFound(errorCodes, {[CODES]: content}, {line: lineOf(content, 'pay-on'), fix});
});

const RELEASED = 'openapi/released/2024-11/openapi.yaml';
const DECLARED = 'openapi/breaking.yaml';
const TEXT = '`GET /gone` removed';
const versions = {'versions.json': '["2024-11"]'};
const declared = (since: string) => ({
  [DECLARED]: stringify([{since, reason: 'It never worked.', changes: [TEXT]}]),
});

test.each<[what: string, files: Record<string, string>, finding?: object]>([
  ['is reported', {}, {message: `this change breaks clients of 2024-11: ${TEXT}`}],
  ['passes if it is declared', declared('2024-11')],
  ['is reported if it is declared for another version', declared('2024-08'), {}],
  ['is reported if it is declared wrongly', {[DECLARED]: '- since: 2024-11\n'}, {file: DECLARED}],
])('a removed call %s', async (_, files, finding) => {
  // An earlier version had one more call.
  const document = await bundleContract(repository());
  const paths = {...document.paths, '/gone': Object.values(document.paths)[0]};
  const info = {...document.info, version: '0.9.0'};
  const earlier = {...versions, [RELEASED]: stringify({...document, info, paths})};
  const found = await findingsOf(breaking, {...earlier, ...files});
  expect(found).toMatchObject(finding ? [finding] : []);
});

test('another contract with the number of the last release is reported', async () => {
  const document = await bundleContract(repository());
  const info = {...document.info, description: 'Another text.'};
  const earlier = {...versions, [RELEASED]: stringify({...document, info})};
  await expectFound(breaking, earlier, {file: OPENAPI, fix: 'raise info.version'});
});

test('a version without a released contract: the missing file is reported', async () => {
  await expectFound(breaking, versions, {message: `${RELEASED} is missing`});
});
