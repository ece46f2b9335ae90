import {createHmac, timingSafeEqual} from 'node:crypto';
import {appendFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const {WEBHOOK_SECRET, PORT = '8080'} = process.env;
const MAX_BYTES = 1_000_000;

function isGenuine(raw, header = '') {
  const expected = Buffer.from(createHmac('sha256', WEBHOOK_SECRET).update(raw).digest('hex'));
  const received = Buffer.from(header);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

async function receive(request) {
  if (request.method !== 'POST') return 405;
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) return 413;
    chunks.push(chunk);
  }
  const raw = Buffer.concat(chunks);
  if (!isGenuine(raw, request.headers['x-webhook-signature'])) return 401;
  await appendFile('inbox.jsonl', `${JSON.stringify(JSON.parse(raw))}\n`);
  return 200;
}

createServer(async (request, response) => {
  const status = await receive(request).catch(() => 503);
  response.writeHead(status).end();
}).listen(Number(PORT));
