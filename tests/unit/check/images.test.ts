import {expect, test} from 'vitest';

import {images} from '@site/scripts/check/images';

import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

test.each(['![](chart.svg)', '![ ](chart.svg)'])('%s has no words', async (image) => {
  const content = articleWith(`Look:\n\n${image}`);
  expect(await findingsOf(images, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, image), message: 'an image without words'},
  ]);
});

test('an image with words is right', async () => {
  const content = articleWith('![The price falls through the stop](chart.svg)');
  expect(await findingsOf(images, {[ARTICLE]: content})).toEqual([]);
});
