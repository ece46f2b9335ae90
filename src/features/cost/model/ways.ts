import {authorityOf, type ToolFigures} from '../../../content/figures/tool-figures';
import type {WayIn} from './question';
import type {StepTime} from './times';

/** The figures of a way in: each the reading that prevails. */
interface WayFigures {
  fee: string;
  /** Range of one payment; undefined where none is stated. */
  limits: string | undefined;
  /** The smallest deposit of the whole service, where the way has no range of its own. */
  minimum: string | undefined;
  /** The most in a day by this way. */
  daily: string | undefined;
  time: StepTime;
}

const WAYS: Record<WayIn, {fee: string; limits?: string; daily?: string; time?: string}> = {
  sepa: {
    fee: 'deposits.schedule.sepa.fee',
    limits: 'deposits.schedule.sepa.limits',
    time: 'deposits.schedule.sepa.time',
  },
  card: {
    fee: 'deposits.card.european.fee',
    limits: 'deposits.card.single',
    daily: 'deposits.card.daily',
    time: 'deposits.schedule.card.time',
  },
  'card-other': {
    fee: 'deposits.card.non-european.fee',
    limits: 'deposits.card.single',
    daily: 'deposits.card.daily',
    time: 'deposits.schedule.card.time',
  },
  'apple-pay': {
    fee: 'deposits.marketing.apple-pay.fee',
    time: 'deposits.marketing.apple-pay.time',
  },
  swift: {
    fee: 'deposits.schedule.swift.fee',
    limits: 'deposits.schedule.swift.limits',
    time: 'deposits.schedule.swift.time',
  },
  crypto: {fee: 'deposits.schedule.crypto.fee'},
};

export function figuresOfWay(way: WayIn, figures: ToolFigures): WayFigures {
  const {fee, limits, daily, time} = WAYS[way];
  return {
    fee: authorityOf(figures, fee),
    limits: limits && authorityOf(figures, limits),
    minimum: limits ? undefined : 'deposits.site.minimum',
    daily,
    time: time ? {kind: 'figure', id: authorityOf(figures, time)} : {kind: 'network'},
  };
}
