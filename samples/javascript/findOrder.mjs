import {request} from './sign.mjs';

const clientOrderId = process.argv[2] ?? '41f6c2a9-0d3b-4b8e-8c57-9e2d6a70b1f4';
const data = await request('GET', `/v1/orders/by-client-order-id/${clientOrderId}`);
console.log(JSON.stringify(data, null, 2));
