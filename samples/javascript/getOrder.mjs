import {request} from './sign.mjs';

const data = await request('GET', '/v1/orders/ord_1001');
console.log(JSON.stringify(data, null, 2));
