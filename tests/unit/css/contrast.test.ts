import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {PAIRS} from '../../../src/pages/design/_parts/Foundations';
import {ROOT} from '../support/root';

const css = fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');

/** The colours in the block of a selector, each as `#rrggbb` by its name. */
function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value,
    ]),
  );
}

/** Relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = colours(':root');
const schemes = {light, dark: new Map([...light, ...colours("[data-theme='dark']")])};

describe('the colours', () => {
  it.each(Object.entries(schemes))(
    'of the %s scheme have a contrast of at least 4.5 in every pair',
    (_, scheme) => {
      const faint = PAIRS.map(({text, ground}) => {
        const [ink, paper] = [scheme.get(text), scheme.get(ground)];
        if (!ink || !paper) throw new Error(`no colour ${text} or ${ground} in tokens.css`);
        return {pair: `${text} / ${ground}`, contrast: contrast(ink, paper)};
      }).filter((pair) => pair.contrast < 4.5);
      expect(faint).toEqual([]);
    },
  );

  it('are measured correctly for grey and black on white', () => {
    expect(contrast('#999999', '#ffffff')).toBeLessThan(3);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
