import {request} from './sign.mjs';

const data = await request('GET', '/v1/account/balance');
console.log(JSON.stringify(data, null, 2));
