import {request} from './sign.mjs';

const data = await request('GET', '/v1/account/orders/open?limit=1&offset=0');
console.log(JSON.stringify(data, null, 2));
