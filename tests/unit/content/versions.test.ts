import {expect, test} from 'vitest';

import {versionLabel} from '@site/src/content/versions';

test.each([
  ['2024-11', 'November 2024'],
  ['2025-01', 'January 2025'],
  ['2024-13', '2024-13'],
  ['next', 'next'],
])('the version %s is called "%s"', (name, label) => {
  expect(versionLabel(name)).toBe(label);
  expect(versionLabel('2024-11', 'pl')).toBe('listopad 2024');
});
