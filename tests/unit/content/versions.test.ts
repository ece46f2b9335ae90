import {expect, test} from 'vitest';

import {versionLabel, versionOptions} from '@site/src/content/versions';
import {temporaryFolder} from '../support/temporary';

test.each([
  ['2024-11', 'November 2024'],
  ['2025-01', 'January 2025'],
  ['2024-13', '2024-13'],
  ['next', 'next'],
])('the version %s is called "%s"', (name, label) => {
  expect(versionLabel(name)).toBe(label);
  expect(versionLabel('2024-11', 'pl')).toBe('listopad 2024');
});

test('the versions of the site come from versions.json, with a banner and noindex', () => {
  const root = temporaryFolder({'versions.json': '["2024-11"]'});
  expect(Object.keys(versionOptions(root).versions ?? {})).toEqual(['current', '2024-11']);
  expect(versionOptions(root).lastVersion).toBe('current');
  expect(versionOptions(root).versions?.current).not.toHaveProperty('noIndex');
  expect(versionOptions(root).versions).toMatchObject({
    current: {label: 'Today', path: '/'},
    '2024-11': {label: 'November 2024', path: '2024-11', banner: 'unmaintained', noIndex: true},
  });
});
