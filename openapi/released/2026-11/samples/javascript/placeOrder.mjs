import {randomUUID} from 'node:crypto';
import {callWithRetry} from './retry.mjs';

const order = {
  client_order_id: randomUUID(),
  pair: 'BTC-EUR',
  side: 'buy',
  type: 'limit',
  amount: '0.0100',
  price: '20000.00', // far below the market: it rests on the book
};
try {
  // Store the order here, before it is sent: after a crash, this record is what you retry.
  const placed = await callWithRetry('POST', '/orders/create', order);
  console.log(placed.order_id, placed.status);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
