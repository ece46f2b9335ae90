// node verifyWebhook.mjs SIGNATURE < body.json, with WEBHOOK_SECRET in the environment.
import {createHmac, timingSafeEqual} from 'node:crypto';
import {readFileSync} from 'node:fs';

/** Whether raw, the bytes as they arrived, was sent by us; header is X-Webhook-Signature. */
export function isGenuine(secret, raw, header) {
  const expected = Buffer.from(createHmac('sha256', secret).update(raw).digest('hex'));
  const received = Buffer.from(header ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

const {WEBHOOK_SECRET} = process.env;
if (!WEBHOOK_SECRET) {
  console.error('Set WEBHOOK_SECRET in the environment');
  process.exit(1);
}
const genuine = isGenuine(WEBHOOK_SECRET, readFileSync(0), process.argv[2]);
console.log(genuine ? 'genuine' : 'forged');
process.exitCode = genuine ? 0 : 1;
