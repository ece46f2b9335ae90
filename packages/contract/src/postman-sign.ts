/**
 * Signs a request in Postman's script sandbox, and in Bruno, whose converter turns each `pm.…` into its own
 * call: there a URL is a text, and `req` exists. Some characters of a URL are escaped when it is sent, so the
 * script stores the escaped URL in the request and signs that.
 */
export const SIGN = `const {HmacSHA256, enc} = require('crypto-js');

const inBruno = typeof req !== 'undefined';
const key = pm.variables.replaceIn('{{apiKey}}');
const secret = pm.variables.replaceIn('{{apiSecret}}');
if (!secret || secret.startsWith('{{')) {
  throw new Error('Set the variables apiKey and apiSecret of the collection first');
}
pm.variables.set('clientOrderId', pm.variables.replaceIn('{{$guid}}'));

const typed = pm.variables.replaceIn(String(pm.request.url));
const url = encodeURI(typed).replace(/%25/g, '%').replace(/'/g, '%27').replace(/#/g, '%23');
const raw = inBruno ? req.getBody({raw: true}) : pm.request.body?.raw;
const body = pm.variables.replaceIn(raw ?? '');
if (inBruno) {
  req.setUrl(url);
  if (body) req.setBody(body, {raw: true});
} else {
  pm.request.url.update(url);
}
const path = url.replace(/^https?:\\/\\/[^/]+/, '');
const timestamp = String(Date.now());
const message = timestamp + pm.request.method + path + body;
pm.request.headers.upsert({key: 'X-API-Key', value: key});
pm.request.headers.upsert({key: 'X-API-Timestamp', value: timestamp});
pm.request.headers.upsert({
  key: 'X-API-Signature',
  value: HmacSHA256(message, secret).toString(enc.Hex),
});`;
