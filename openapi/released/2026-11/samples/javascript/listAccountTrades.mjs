import {request} from './sign.mjs';

const data = await request('GET', '/v1/account/trades?limit=1');
console.log(JSON.stringify(data, null, 2));
