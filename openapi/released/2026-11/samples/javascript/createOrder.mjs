import {randomUUID} from 'node:crypto';
import {request} from './sign.mjs';

// Far below the market: the order rests on the book until you cancel it.
const order = await request('POST', '/v1/orders/create', {
  client_order_id: randomUUID(),
  pair: 'BTC-EUR',
  side: 'buy',
  type: 'limit',
  amount: '0.0100',
  price: '20000.00',
});
console.log(JSON.stringify(order, null, 2));
