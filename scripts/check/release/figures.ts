import {formatFigure} from '../../../src/content/figures/format';
import type {CheckContext} from '../context';
import {API, assumed, LEGAL, MANAGEMENT, type Open, SECURITY} from './open';

/** By the file of the figure. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  api: API,
  compliance: LEGAL,
  countries: LEGAL,
  tax: LEGAL,
  deposits: 'Payments',
  withdrawals: 'Payments',
  security: SECURITY,
  service: 'Customer service',
  trading: 'Trading',
};

/** Figures that are assumed, and claims that nobody has confirmed. */
export function openFigures({figures: {figures}, figureFiles}: CheckContext): Open[] {
  return [...figures].flatMap(([id, figure]) => {
    const what = `${figure.label}: ${formatFigure(figure)}`;
    const faults = [
      ...(figure.assumed ? [assumed(what, figure.practice)] : []),
      ...(figure.confirmed === false
        ? [
            {
              message: `not confirmed: ${what}`,
              fix: 'correct it, then write the day of the confirmation: "confirmed": "YYYY-MM-DD"',
            },
          ]
        : []),
    ];
    const place = figureFiles.placeOf(id) ?? {file: 'docs/_figures', line: 1, column: 1};
    const who = ANSWERED_BY[id.split('.')[0] ?? ''] ?? MANAGEMENT;
    return faults.map((fault) => ({...place, ...fault, page: figure.page, who}));
  });
}
