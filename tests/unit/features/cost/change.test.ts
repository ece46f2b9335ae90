import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {pickFigures} from '@site/src/content/figures/tool-figures';
import {COST_FIGURES} from '@site/src/features/cost/figures';
import {calculate} from '@site/src/features/cost/model/calculate';
import {ACTIONS, coinsOf, WAYS_IN, WAYS_OUT} from '@site/src/features/cost/model/question';
import {ROOT} from '../../support/root';
import {ask} from './figures';

test('the current figures give a result for every action, target, way in and coin', () => {
  const today = pickFigures(readFigures(`${ROOT}/docs`, ROOT).figures, COST_FIGURES);
  const questions = ACTIONS.flatMap((action) =>
    WAYS_OUT[action].flatMap((out) =>
      coinsOf(today).map((coin) => ask({action, out, coin, price: '1000'})),
    ),
  );
  const totals = questions.flatMap((question) =>
    WAYS_IN.map((way) => calculate({...question, in: way}, today).total.toNumber()),
  );
  expect(totals.length).toBeGreaterThan(300);
  expect(totals.filter((total) => !Number.isFinite(total))).toEqual([]);
});
