import {markup} from '@site/scripts/check/markup';
import {silent} from '@site/scripts/check/silent';
import {allows, reports} from '../support/findings';

// More are in broken-files.ts.

// What the build takes as it is.
reports(silent, [
  ['[it](https://www.halyard.example/faq)', '', 'write "/faq", or link to the file'],
  ['[it](//halyard.example)', '', 'write "/", or link to the file'],
]);

// What is shown as plain text.
reports(markup, [
  ['One.\n\n• Two\n• Three', '', 'start list items with -', '• Two'],
  ['a. One\nb. Two', '', 'or number them 1, 2, 3'],
  ['![[a.png]]', '', 'write [text](./file.md)'],
  ['![One](/a.svg =300x)', '', 'remove the space', '[One]'],
  ['::: tip More\nOne.\n:::', '', 'write :::tip[More]'],
]);
allows(markup, ['A \\[note](a b), \\==x== and \\[^1], as they are typed.']);
