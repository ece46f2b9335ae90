import {bodyTexts} from './body';
import {deliveryTexts} from './delivery';
import {digestTexts} from './digest';
import {requestTexts} from './request';
import {secretTexts} from './secret';
import {timestampTexts} from './timestamp';
import type {MistakeTexts} from './types';

/** The words for every mistake that the search knows. */
export const mistakeTexts: MistakeTexts = {
  ...secretTexts,
  ...timestampTexts,
  ...requestTexts,
  ...bodyTexts,
  ...digestTexts,
  ...deliveryTexts,
};
