import {describe, expect, it, test} from 'vitest';

import {resolveApp, resolveBrand} from '@site/src/content/directives/brand';
import {resolveLiteral} from '@site/src/content/figures/directives';
import {resolveFigure} from '@site/src/content/figures/inline';
import type {FigureSet} from '@site/src/content/figures/read';

import {figureOf} from '../../support/figures';

const set: FigureSet = {
  figures: new Map([
    ['withdrawals.sepa.fee', figureOf({value: 25, unit: 'EUR'})],
    ['withdrawals.sepa.time', figureOf({min: 1, max: 2, unit: 'day'})],
  ]),
  tables: new Map(),
};

describe(':figure', () => {
  it('becomes its text', () => {
    expect(resolveFigure('withdrawals.sepa.fee', {}, set)).toEqual({value: '€25'});
    expect(resolveFigure('withdrawals.sepa.time', {as: 'max'}, set)).toEqual({value: '2 days'});
  });

  test.each<[string, string, Record<string, string>, string, string]>([
    [
      'an unknown name',
      'withdrawals.sepa.fees',
      {},
      'unknown figure "withdrawals.sepa.fees"',
      'write "withdrawals.sepa.fee"',
    ],
    [
      'an unknown form',
      'withdrawals.sepa.time',
      {as: 'mim'},
      'unknown figure form "mim"',
      'write "min"',
    ],
    [
      'an unknown attribute',
      'withdrawals.sepa.time',
      {form: 'min'},
      'unknown attribute "form" on a figure',
      'use as=… or no attribute',
    ],
    [
      'the end of a range that is none',
      'withdrawals.sepa.fee',
      {as: 'min'},
      'the figure "withdrawals.sepa.fee" is not a range and has no "min"',
      'remove "as"',
    ],
  ])('reports %s', (_, id, attributes, message, fix) => {
    expect(resolveFigure(id, attributes, set)).toEqual({fault: {message, fix}});
  });
});

describe(':literal', () => {
  it('becomes its text when it gives a reason', () => {
    expect(resolveLiteral('51%', {reason: 'name of the attack'})).toEqual({value: '51%'});
  });

  test.each([{}, {reason: ''}, {reason: '   '}, {reason: null}])('rejects %o', (attributes) => {
    expect(resolveLiteral('51%', attributes)).toMatchObject({
      fault: {
        message: 'the literal has no reason',
        fix: expect.stringContaining('reason=') as string,
      },
    });
  });
});

describe(':brand', () => {
  it('becomes its text', () => {
    expect(resolveBrand('name')).toEqual({value: {text: expect.any(String) as string}});
  });

  it('links addresses and phone numbers', () => {
    const email = resolveBrand('supportEmail');
    const phone = resolveBrand('supportPhone');
    expect(email).toMatchObject({
      value: {href: expect.stringMatching(/^mailto:\S+@\S+$/) as string},
    });
    expect(phone).toMatchObject({value: {href: expect.stringMatching(/^tel:\+?\d+$/) as string}});
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
    'does not know "%s", which is nobody’s value',
    (key) => {
      expect(resolveBrand(key)).toMatchObject({
        fault: {message: `unknown brand value "${key}"`},
      });
    },
  );

  it('reports an unknown key with a suggestion', () => {
    expect(resolveBrand('suportEmail')).toEqual({
      fault: {message: 'unknown brand value "suportEmail"', fix: 'write "supportEmail"'},
    });
  });
});

describe(':app', () => {
  it('becomes an application URL', () => {
    expect(resolveApp({to: 'sign-up'})).toEqual({
      value: expect.stringMatching(/^https:\/\/.+\/sign-up$/) as string,
    });
  });

  it('reports an unknown page with a suggestion', () => {
    expect(resolveApp({to: 'signup'})).toEqual({
      fault: {message: 'unknown application page "signup"', fix: 'write "sign-up"'},
    });
  });

  it('does not accept properties of Object.prototype', () => {
    expect(resolveApp({to: 'constructor'})).toMatchObject({
      fault: {message: 'unknown application page "constructor"'},
    });
  });

  it('reports a missing page with all known pages', () => {
    expect(resolveApp({})).toMatchObject({
      fault: {fix: expect.stringContaining('sign-in') as string},
    });
  });
});
