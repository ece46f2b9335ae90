import {bodyMistakes} from './body';
import type {Change} from './change';
import {hashingMistakes} from './hashing';
import {joiningMistakes} from './joining';
import {methodMistakes} from './method';
import {pathMistakes} from './path';
import {secretMistakes} from './secret';
import {timestampMistakes} from './timestamp';
import {webhookMistakes} from './webhook';

export type {ContractCall, Setting} from './change';

/** Mistakes when signing a request. The search combines two in the order in which they stand. */
export const requestMistakes = {
  ...secretMistakes,
  ...timestampMistakes,
  ...methodMistakes,
  ...pathMistakes,
  ...bodyMistakes,
  ...joiningMistakes,
  ...hashingMistakes,
};

/** Mistakes when verifying a delivery. */
export const deliveryMistakes = {
  ...secretMistakes,
  ...webhookMistakes,
  ...bodyMistakes,
  ...joiningMistakes,
  ...hashingMistakes,
};

export type RecipeMistake = keyof typeof requestMistakes | keyof typeof deliveryMistakes;
export type Catalogue = Readonly<Partial<Record<RecipeMistake, Change>>>;
