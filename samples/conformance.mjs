#!/usr/bin/env node
// Does a client end with one order and one ledger when answers are lost and webhooks come late, twice and forged?
//   node conformance.mjs --place 'node javascript/placeOrder.mjs' \
//     --receive 'node javascript/receiver.mjs' --ledger "grep -so 'trd_[0-9]*' inbox.jsonl"
// --place    places one limit order of more than 0.001 that rests in the book, repeats the call until it knows the
//            outcome, and prints the order_id
// --receive  listens for webhooks at PORT, and checks them with WEBHOOK_SECRET
// --ledger   prints the trade_id of each trade that the receiver has booked; those of earlier runs may stay
// It needs sandbox.mjs beside it. All commands run in the present folder, with API_ORIGIN, API_KEY and API_SECRET.
import {spawn} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const {place, receive, ledger} = parseArgs({
  options: {place: {type: 'string'}, receive: {type: 'string'}, ledger: {type: 'string'}},
}).values;
if (!place || !receive !== !ledger) {
  console.error('Write --place COMMAND, and for webhooks --receive COMMAND --ledger COMMAND');
  process.exit(2);
}

/** What happens to the calls of a client, one after the other, and why it must not matter. */
const LOST = {
  nothing: 'no answer, and nothing was done',
  lost: 'the order was placed, and the answer is lost',
  '503-done': 'the order was placed, and the answer says 503',
  'lost slow': 'an answer is lost, and the next one comes too late',
  html: 'a gateway answers with HTML',
  'html-200': 'a gateway answers with HTML and status 200',
  429: 'too many calls',
  '429 lost': 'too many calls, then the answer is lost',
};

const program = fileURLToPath(new URL('sandbox.mjs', import.meta.url));
const sandbox = spawn(process.execPath, [program, '--port', '0', '--no-limits'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [printed] = await once(sandbox.stdout, 'data');
const settings = Object.fromEntries(
  [...String(printed).matchAll(/^export .*/gm)].flatMap(([line]) =>
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  ),
);
const {API_ORIGIN, API_KEY, API_SECRET} = settings;

function start(command, env = {}) {
  return spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, ...settings, ...env},
  });
}

async function outputOf(command) {
  const child = start(command);
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  await once(child, 'close');
  return text;
}

async function read(target) {
  const time = String(Date.now());
  const signature = createHmac('sha256', API_SECRET).update(`${time}GET${target}`).digest('hex');
  const headers = {
    'X-API-Key': API_KEY,
    'X-API-Timestamp': time,
    'X-API-Signature': signature,
    Connection: 'close',
  };
  return (await (await fetch(API_ORIGIN + target, {headers})).json()).data;
}

const steer = (name, body) =>
  fetch(`${API_ORIGIN}/sandbox/${name}`, {method: 'POST', body, headers: {Connection: 'close'}});

let failures = 0;
function say(isRight, text) {
  if (!isRight) failures += 1;
  console.log(`${isRight ? 'passed' : 'FAILED'}  ${text}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Places an order while something happens to the answers. */
async function placeWith(words) {
  await steer('reset', '');
  const before = await read('/v1/account/orders?limit=1');
  if (words) await steer('next', words);
  const printed = await outputOf(place);
  await steer('next', ''); // forgets what the client did not ask for
  const {total, items: [order]} = await read('/v1/account/orders?limit=1');
  return {added: total - before.total, isKnown: printed.includes(order.order_id), order};
}

async function isUp(url, receiver) {
  for (let tries = 0; tries < 100 && receiver.exitCode === null; tries += 1) {
    const answers = fetch(url, {headers: {Connection: 'close'}}).then(() => true, () => false);
    if (await answers) return true;
    await sleep(100);
  }
  return false;
}

/** What the receiver takes, and how often the ledger of the client has each trade of a new order. */
async function checkLedger() {
  const {added, isKnown, order} = await placeWith();
  const {order_id, pair, price, type, status, amount} = order;
  const rests = type === 'limit' && status === 'created' && Number(amount) > 0.001;
  if (added !== 1 || !isKnown || !rests)
    return say(false, 'order: --place must print the order_id of one limit order above 0.001 that rests in the book');
  const booked = async () => (await outputOf(ledger)).split(/\s+/).filter(Boolean);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const receiver = start(receive, {PORT: String(port)});
  try {
    if (!(await isUp(url, receiver))) return say(false, `webhooks: nothing answers at PORT ${port}`);
    const before = (await booked()).length;
    const answers = await (await steer('webhooks', `${url} forged`)).json();
    const isFooled = answers.some(({status}) => status >= 200 && status < 300);
    say(!isFooled && (await booked()).length === before, 'forged webhooks: they are refused and not booked');
    await steer('webhooks', `${url} quiet twice late`);
    await steer('market', `${pair} ${price} 0.001`);
    await steer('market', `${pair} ${price}`);
    const trades = (await read('/v1/account/trades?limit=100')).items;
    const own = trades.filter((trade) => trade.order_id === order_id).map((one) => one.trade_id);
    let ids = await booked();
    for (let tries = 0; !own.every((id) => ids.includes(id)) && tries < 20; tries += 1) {
      await sleep(250);
      ids = await booked();
    }
    say(own.length > 1 && own.every((id) => ids.includes(id)), 'webhooks: no trade is missing');
    const isOnce = ids.filter((id) => own.includes(id)).length <= own.length;
    say(isOnce, 'webhooks that come late and twice: no trade is there twice');
  } finally {
    if (receiver.exitCode === null) process.kill(-receiver.pid);
  }
}

try {
  for (const [words, meaning] of Object.entries(LOST)) {
    const {added, isKnown} = await placeWith(words);
    const unknown = added === 1 && !isKnown ? ', and its order_id was not printed' : '';
    say(added === 1 && isKnown, `${words}: ${meaning}: orders placed: ${added}${unknown}`);
  }
  if (receive) await checkLedger();
} finally {
  sandbox.kill();
}
process.exitCode = failures > 0 ? 1 : 0;
