import {authorityOf, type ToolFigures} from '../../../content/figures/tool-figures';
import type {WayIn} from './question';
import type {StepTime} from './times';

interface LimitFigure {
  figure: string;
  end: 'value' | 'min' | 'max';
}

/** The figures of a way to pay in, in each case the authoritative one. */
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
  const range = limits && authorityOf(figures, limits);
  return {
    fee: authorityOf(figures, fee),
    minimum: range ? {figure: range, end: 'min'} : {figure: 'deposits.site.minimum', end: 'value'},
    maximum: range ? {figure: range, end: 'max'} : undefined,
    daily,
    time: time ? {kind: 'figure', id: authorityOf(figures, time)} : {kind: 'network'},
  };
}
