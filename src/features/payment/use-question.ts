import {EMPTY, fitting, type Question} from '@site/src/features/payment/model/question';
import type {AddressForm} from '@site/src/lib/address';
import {type Address, useAddress} from '@site/src/lib/use-address';

const ADDRESS: AddressForm<Question> = {start: EMPTY, accept: fitting};

export type Asked = Address<Question>;

/** The question, kept in the address. It is empty in the pre-rendered page. */
export function useQuestion(): Asked {
  return useAddress(ADDRESS);
}
