import {describe, expect, it, test} from 'vitest';

import {images} from '@site/scripts/check/links';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

const CHART = {
  'docs/knowledge-base/payments/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

test('an image with alt text passes', async () => {
  const content = articleWith('![The price falls through the stop](chart.svg)');
  expect(await findingsOf(images, {...CHART, [ARTICLE]: content})).toEqual([]);
});

describe('the file of an image', () => {
  test.each([
    ['![A chart](other.svg)', 'no such image: other.svg'],
    ['![A chart](/img/other.svg)', 'no such image: /img/other.svg'],
    ['![A chart](https://pictures.example.org/chart.svg)', 'the image is on another site'],
  ])('%s is reported', async (image, message) => {
    const content = articleWith(`Look:\n\n${image}`);
    expect(await findingsOf(images, {...CHART, [ARTICLE]: content})).toMatchObject([
      {line: lineOf(content, image), message},
    ]);
  });

  it('may be in static/', async () => {
    const files = {
      'static/img/chart.svg': '<svg/>',
      [ARTICLE]: articleWith('![A chart](/img/chart.svg)'),
    };
    expect(await findingsOf(images, files)).toEqual([]);
  });
});
