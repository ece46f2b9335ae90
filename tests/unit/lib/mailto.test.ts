import {expect, test} from 'vitest';

import {mailtoUrl} from '@site/src/lib/mailto';

test('the subject and body are preserved', () => {
  const subject = 'Fees & limits? 100%';
  const body = 'First line\nSecond line: ä, Łódź, "quotes" #1';
  const url = new URL(mailtoUrl('support@halyard.example', {subject, body}));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('support@halyard.example');
  expect(url.searchParams.get('subject')).toBe(subject);
  expect(url.searchParams.get('body')).toBe(body);
});

test('spaces are encoded as %20, because mail programs show a plus as a plus', () => {
  expect(mailtoUrl('a@b.example', {subject: 'a b'})).toBe('mailto:a@b.example?subject=a%20b');
});
