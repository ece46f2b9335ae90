import {createHmac, randomUUID} from 'node:crypto';
import {Readable} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';

import {follow, type OpenApiDocument, operationsOf} from '@portal/contract';

/** Ways in which deliveries can differ, by the words of `POST /sandbox/webhooks`; `quiet` leaves out the examples. */
export const VARIANTS = [
  'twice',
  'late',
  'reversed',
  'forged',
  'chunked',
  'no-id',
  'quiet',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** Milliseconds: just before the last retry, whose events a receiver must still accept. */
const LATE = 7 * 3_600_000;
/** Milliseconds in which a receiver must answer. */
const TIMEOUT = 30_000;
/** Events that can wait for a receiver that is slow. */
const MOST_WAITING = 1000;

export interface Event {
  event: string;
  event_id?: string | undefined;
  timestamp: number;
  user_id: string;
  data: object;
  signature: string;
}

/** One delivery, and the status of its answer. Without one it is 0, and there is a reason. */
export interface Delivery {
  event: string;
  event_id?: string | undefined;
  status: number;
  reason?: string;
}

/** An address on this machine; undefined for any other, to which nothing is ever sent. */
export function localAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  return local && url.protocol === 'http:' ? url : undefined;
}

/** Where events go, and in which ways they differ. */
interface Target {
  address: URL;
  variants: readonly Variant[];
}

/** Sends the signed events of the contract, and those of what happens here. */
export class Webhooks {
  /** Where the events of orders and transfers go. */
  target: Target | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly examples: Event[];

  /**
   * @param secret that signs the events
   * @param pauses milliseconds before each further attempt; without any, there is one attempt
   */
  constructor(
    contract: OpenApiDocument,
    private readonly secret: string,
    private readonly pauses: readonly number[] = [],
  ) {
    this.examples = operationsOf(contract.webhooks).flatMap(({operation}) =>
      Object.values(operation.requestBody?.content['application/json']?.examples ?? {}).map(
        (example) => follow(contract, example).value as Event,
      ),
    );
  }

  /** Reports something, if there is an address; events arrive one after the other, repeated ones later. */
  report(event: string, data: object): void {
    const {target} = this;
    const [example] = this.examples;
    if (!target || !example || this.waiting >= MOST_WAITING) return;
    const body = varied({...example, event, data}, target.variants);
    this.waiting += 1;
    this.last = this.last
      .then(() => this.send(target, body))
      .then((deliveries) => {
        if (deliveries.some(isTemporary)) void this.repeat(target, body);
      })
      .finally(() => {
        this.waiting -= 1;
      });
  }

  /** Reports that money came or went, with the events of the examples. */
  reportTransfer(events: readonly string[], changed: Readonly<Record<string, string>>): void {
    const place = randomUUID();
    for (const event of events) {
      const example = this.examples.find((one) => one.event === event)?.data ?? {};
      const data = Object.entries(example).map(([key, value]) => [
        key,
        key.endsWith('_id') ? String(value).replace(/[^_]+$/, place) : (changed[key] ?? value),
      ]);
      this.report(event, Object.fromEntries(data) as object);
    }
  }

  /** Sends the events of the contract's examples, each with an identifier of its own. */
  async sendExamples(target: Target): Promise<Delivery[]> {
    const {variants} = target;
    const events = this.examples.map((example) => varied(example, variants));
    const sent: Delivery[] = [];
    for (const event of variants.includes('reversed') ? events.reverse() : events) {
      sent.push(...(await this.send(target, event)));
    }
    return sent;
  }

  private async send({address, variants}: Target, event: Event): Promise<Delivery[]> {
    const secret = variants.includes('forged') ? 'forged' : this.secret;
    const sent: Delivery[] = [];
    for (const _ of variants.includes('twice') ? [1, 2] : [1]) {
      sent.push(await deliver(address, event, secret, variants.includes('chunked')));
    }
    return sent;
  }

  private async repeat(target: Target, event: Event): Promise<void> {
    for (const pause of this.pauses) {
      await sleep(pause, undefined, {ref: false});
      if (!(await this.send(target, event)).some(isTemporary)) return;
    }
  }
}

/** An event of now, or what a variant makes of it. */
function varied(event: Event, variants: readonly Variant[]): Event {
  const timestamp = Date.now() - (variants.includes('late') ? LATE : 0);
  return {...event, timestamp, event_id: variants.includes('no-id') ? undefined : newId()};
}

/** Whether the receiver may accept it later. */
const isTemporary = ({status}: Delivery): boolean => status === 0 || status >= 500;

/** Unique beyond a restart, as receivers keep the identifiers that they know. */
const newId = (): string => `evt_${randomUUID()}`;

async function deliver(
  address: URL,
  event: Event,
  secret: string,
  chunked = false,
): Promise<Delivery> {
  const body = Buffer.from(JSON.stringify(event));
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const half = body.length / 2;
  const chunks = Readable.from([body.subarray(0, half), body.subarray(half)]);
  const {event: name, event_id} = event;
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {
      'Content-Type': 'application/json',
      'X-Webhook-Signature': signature,
      Connection: 'close',
    },
    ...(chunked ? {body: chunks, duplex: 'half'} : {body}),
  } as RequestInit).then(
    ({status}) => ({event: name, event_id, status}),
    ({cause = {}, message}: Error & {cause?: {message?: string}}) => {
      const reason = `${address.host} cannot be reached: ${cause.message || message}`;
      return {event: name, event_id, status: 0, reason};
    },
  );
}
