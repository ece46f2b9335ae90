import {expect, test} from 'vitest';

import {isHotkey} from '@site/src/lib/hotkey';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
const field = {closest: () => ({})};
const page = {closest: () => null};

test.each([
  ['k', 'KeyK', {ctrlKey: true}, true],
  ['k', 'KeyK', {metaKey: true}, true],
  // Greek, Russian and Dvorak.
  ['κ', 'KeyK', {ctrlKey: true}, true],
  ['t', 'KeyK', {ctrlKey: true}, false],
  ['k', 'KeyV', {ctrlKey: true}, true],
  ['K', 'KeyK', {ctrlKey: true, shiftKey: true}, false],
  // AltGr.
  ['ĸ', 'KeyK', {ctrlKey: true, altKey: true}, false],
  ['/', 'Slash', {target: page}, true],
  ['/', 'Slash', {target: field}, false],
])('%s on %s with %j opens the search: %s', (key, code, modifiers, opens) => {
  const event = {...none, target: page, key, code, ...modifiers} as unknown as KeyboardEvent;
  expect(isHotkey(event)).toBe(opens);
});
