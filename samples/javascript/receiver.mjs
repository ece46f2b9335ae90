import {createHash, createHmac, timingSafeEqual} from 'node:crypto';
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const {WEBHOOK_SECRET, PORT = '8080'} = process.env;
const INBOX = 'inbox.jsonl';
const MAX_BYTES = 1_000_000;
const MAX_AGE_MS = 8 * 3_600_000; // the last retry comes before that

if (!WEBHOOK_SECRET) {
  console.error('Set WEBHOOK_SECRET in the environment');
  process.exit(1);
}
const utf8 = new TextDecoder('utf-8', {fatal: true});

/** The JSON object in some bytes, if there is one: a crash may have cut off a line. */
function parse(bytes) {
  try {
    const value = JSON.parse(utf8.decode(bytes));
    return value?.constructor === Object ? value : undefined;
  } catch {
    return undefined;
  }
}

// In production, event_id is a unique key of the table that holds the events.
const stored = existsSync(INBOX) ? readFileSync(INBOX, 'utf8') : '';
if (stored && !stored.endsWith('\n')) appendFileSync(INBOX, '\n');
const known = new Set(stored.split('\n').map((line) => parse(Buffer.from(line))?.event_id));

function isGenuine(raw, header = '') {
  const expected = Buffer.from(createHmac('sha256', WEBHOOK_SECRET).update(raw).digest('hex'));
  const received = Buffer.from(header);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

async function receive(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (request.method !== 'POST') return 405;
  if (size > MAX_BYTES) return 413;
  const raw = Buffer.concat(chunks);
  if (!isGenuine(raw, request.headers['x-webhook-signature'])) return 401;
  const event = parse(raw);
  if (!event) return 503;
  if (typeof event.event_id !== 'string' || event.event_id === '') {
    event.event_id = `sha256:${createHash('sha256').update(raw).digest('hex')}`;
  }
  if (known.has(event.event_id)) return 200;
  const {timestamp} = event;
  if (typeof timestamp === 'number' && Date.now() - timestamp > MAX_AGE_MS) return 400;
  appendFileSync(INBOX, `${JSON.stringify(event)}\n`);
  known.add(event.event_id);
  return 200;
}

createServer(async (request, response) => {
  const status = await receive(request).catch(() => 503);
  response.writeHead(status).end();
}).listen(Number(PORT));
