import type {Rules} from '@portal/sandbox';

import api from '../../../docs/_figures/api.json';
import trading from '../../../docs/_figures/trading.json';
import withdrawals from '../../../docs/_figures/withdrawals.json';
import vectors from '../../../openapi/vectors.json';

/** The secret of the published vectors, which is valid in the sandbox only. */
const secret = vectors.requests[0]?.secret ?? '';

/** The keys of the sandbox, as the API documentation names them. */
export const TEST_KEYS = [
  {key: 'test-key-51c8', secret, permissions: ['read-only', 'trade']},
  {key: 'test-key-read', secret, permissions: ['read-only']},
] as const;

const {
  'minimum-order.btc': btc,
  'minimum-order.eth': eth,
  'minimum-order.other': other,
  'tier.standard.maker': maker,
  'tier.standard.taker': taker,
} = trading;

const {'sepa.fee': sepa, 'btc.fee': bitcoin, 'eth.fee': ether} = withdrawals;
const fees = [sepa, bitcoin, ether];

/** What the contract does not say: test keys, and the limits and fees that the articles state. */
export const rules: Rules = {
  keys: TEST_KEYS,
  webhookSecret: vectors.webhooks[0]?.secret ?? '',
  limits: {public: api['rate.public'].value, private: api['rate.private'].value},
  trading: {
    maker: maker.value,
    taker: taker.value,
    smallest: {[btc.unit]: btc.value, [eth.unit]: eth.value},
    smallestValue: other.value,
    withdrawal: Object.fromEntries(fees.map(({unit, value}) => [unit, value])),
  },
};
