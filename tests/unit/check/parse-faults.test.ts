import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {pageRules} from '@site/scripts/check/page-rules';
import {runRules} from '@site/scripts/check/run';
import {ARTICLE, articleWith, repository} from '../support/repository';
import {lineOf} from '../support/text';

const BODY = `<!-- one -->

It costs €35, see [the end](./nowhere.md).

<!-- two
lines -->

Text <br> and {x and <3.

{% hint style="info" %}
The color.
{% endhint %}

import Tabs from 'there';

{{% ref %}} and {: .note }

<div>

![The price falls](./gone.png)`;

const MISTAKES: readonly [text: string, message: string][] = [
  ['<!-- one', 'HTML comments are not allowed'],
  ['€35', 'is hard-coded'],
  ['nowhere.md', 'broken link'],
  ['<!-- two', 'HTML comments are not allowed'],
  ['<br>', 'is not closed'],
  ['{x', 'closing brace'],
  ['<3', 'starts a tag'],
  ['{% hint', 'a template tag is parsed as code'],
  ['The color', 'unknown word "color"'],
  ['{% endhint', 'a template tag is parsed as code'],
  ['import', 'this line is run as code'],
  ['{{%', 'a template tag is parsed as code'],
  ['{: .note', 'braces around attributes'],
  ['<div>', 'closing tag'],
  ['gone.png', 'no such image'],
];

test('one run reports every fault at its line, and checks the rest of the page', async () => {
  const content = articleWith(BODY);
  const context = readContext(repository({[ARTICLE]: content}), {only: (file) => file === ARTICLE});
  const found = await runRules(pageRules, context);
  expect(found.map(({line, message}) => [line, message])).toEqual(
    MISTAKES.map(([text, message]) => [lineOf(content, text), expect.stringContaining(message)]),
  );
});
