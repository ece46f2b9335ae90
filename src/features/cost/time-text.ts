import {translate} from '@docusaurus/Translate';

import {formatFigure} from '@site/src/content/figures/format';
import type {StepTime, TotalTime} from '@site/src/features/cost/model/times';
import {type ToolFigures, textOf} from '@site/src/content/figures/tool-figures';

/** How long one step takes. */
export function stepTimeText(time: StepTime, figures: ToolFigures, locale: string): string {
  switch (time.kind) {
    case 'figure':
      return textOf(figures, time.id, {locale});
    case 'at-once':
      return translate({id: 'cost.time.atOnce', message: 'at once'});
    case 'order-waits':
      return translate({id: 'cost.time.waits', message: 'when somebody takes your order'});
    case 'network':
      return translate({id: 'cost.time.network', message: 'when the network has confirmed'});
  }
}

/** All times together, such as "1–2 business days and 10–60 minutes". */
export function totalTimeText({spans, open}: TotalTime, locale: string): string {
  const known = spans.map(({unit, min, max}) =>
    formatFigure({unit, ...(min === max ? {value: max} : {min, max})}, {locale}),
  );
  const parts = [
    ...known,
    ...open.map((kind) =>
      kind === 'order-waits'
        ? translate({
            id: 'cost.time.plusWaits',
            message: 'the wait until somebody takes your order',
          })
        : translate({id: 'cost.time.plusNetwork', message: 'the time the sending network needs'}),
    ),
  ];
  return parts.length === 0
    ? translate({id: 'cost.time.allAtOnce', message: 'at once'})
    : new Intl.ListFormat(locale, {type: 'conjunction'}).format(parts);
}
