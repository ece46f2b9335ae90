import {request} from './sign.mjs';

const orderId = process.argv[2] ?? 'ord_1001';
const data = await request('DELETE', `/v1/orders/${orderId}`);
console.log(JSON.stringify(data, null, 2));
