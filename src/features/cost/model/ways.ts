import type {WayIn} from './question';
import type {StepTime} from './times';

interface LimitFigure {
  figure: string;
  end: 'value' | 'min' | 'max';
}

/** The figures of a way to pay in. */
interface WayFigures {
  fee: string;
  /** The smallest payment of this way, or of the whole service if the way states none. */
  minimum: LimitFigure;
  maximum: LimitFigure | undefined;
  /** The daily maximum of this way. */
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
    fee: 'deposits.schedule.card.fee',
    limits: 'deposits.schedule.card.limits',
    daily: 'deposits.card.daily',
    time: 'deposits.schedule.card.time',
  },
  'card-other': {
    fee: 'deposits.card.non-european.fee',
    limits: 'deposits.schedule.card.limits',
    daily: 'deposits.card.daily',
    time: 'deposits.schedule.card.time',
  },
  'apple-pay': {
    fee: 'deposits.schedule.apple-pay.fee',
    time: 'deposits.schedule.apple-pay.time',
  },
  swift: {
    fee: 'deposits.schedule.swift.fee',
    limits: 'deposits.schedule.swift.limits',
    time: 'deposits.schedule.swift.time',
  },
  crypto: {fee: 'deposits.schedule.crypto.fee'},
};

/** The smallest deposit, for ways that state no limits. */
const SMALLEST = 'deposits.schedule.sepa.limits';

export function figuresOfWay(way: WayIn): WayFigures {
  const {fee, limits, daily, time} = WAYS[way];
  return {
    fee,
    minimum: {figure: limits ?? SMALLEST, end: 'min'},
    maximum: limits ? {figure: limits, end: 'max'} : undefined,
    daily,
    time: time ? {kind: 'figure', id: time} : {kind: 'network'},
  };
}
