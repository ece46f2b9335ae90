#!/usr/bin/env node
// Does a client end with one order and one ledger when answers are lost and webhooks come late and twice?
//   node conformance.mjs --place 'node javascript/placeOrder.mjs' \
//     --receive 'node javascript/receiver.mjs' --ledger "grep -o 'trd_[0-9]*' inbox.jsonl"
// --place    places one limit order in the sandbox, and repeats the call until it knows the outcome
// --receive  listens for webhooks at PORT, and checks them with WEBHOOK_SECRET
// --ledger   prints the trade_id of each trade that the receiver has booked
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
  'lost lost': 'two answers are lost',
  html: 'a gateway answers with HTML',
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

/** Trades of the newest order, and how often the ledger of the client has each. */
async function checkLedger() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const receiver = start(receive, {PORT: String(port)});
  try {
    const isUp = () => fetch(url, {headers: {Connection: 'close'}}).then(() => true, () => false);
    for (let tries = 0; !(await isUp()) && tries < 100; tries += 1) await sleep(100);
    await steer('webhooks', `${url} twice late reversed`);
    await outputOf(place);
    const [{order_id, pair, price}] = (await read('/v1/account/orders?limit=1')).items;
    await steer('market', `${pair} ${price} 0.001`);
    await steer('market', `${pair} ${price}`);
    const trades = (await read('/v1/account/trades?limit=100')).items;
    const own = trades.filter((trade) => trade.order_id === order_id).map((one) => one.trade_id);
    const booked = async () => (await outputOf(ledger)).split(/\s+/).filter(Boolean);
    let ids = await booked();
    for (let tries = 0; !own.every((id) => ids.includes(id)) && tries < 20; tries += 1) {
      await sleep(250);
      ids = await booked();
    }
    say(own.length > 1 && own.every((id) => ids.includes(id)), 'webhooks: no trade is missing');
    say(new Set(ids).size === ids.length, 'webhooks that come late and twice: no trade is there twice');
  } finally {
    process.kill(-receiver.pid);
  }
}

try {
  for (const [words, meaning] of Object.entries(LOST)) {
    await steer('reset', '');
    const {total} = await read('/v1/account/orders?limit=1');
    await steer('next', words);
    await outputOf(place);
    const added = (await read('/v1/account/orders?limit=1')).total - total;
    say(added === 1, `${words}: ${meaning}: orders placed: ${added}`);
  }
  await steer('reset', '');
  if (receive) await checkLedger();
} finally {
  sandbox.kill();
}
process.exitCode = failures > 0 ? 1 : 0;
