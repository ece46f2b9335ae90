import {useMemo} from 'react';

import type {CaseGroup} from '@site/src/features/payment/model/cases';
import {EMPTY, fitting, type Question} from '@site/src/features/payment/model/question';
import {type Address, useAddress} from '@site/src/lib/use-address';

export type Asked = Address<Question>;

/** The question, kept in the address. It is empty in the pre-rendered page. */
export function useQuestion(groups: readonly CaseGroup[]): Asked {
  const form = useMemo(
    () => ({start: EMPTY, accept: (given: Question) => fitting(given, groups)}),
    [groups],
  );
  return useAddress(form);
}
