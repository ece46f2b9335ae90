import {createHmac, randomUUID} from 'node:crypto';
import {Readable} from 'node:stream';

import {follow, type OpenApiDocument, operationsOf} from '@portal/contract';

/** Ways in which deliveries can differ, by the words of `POST /sandbox/webhooks`. */
export const VARIANTS = ['twice', 'late', 'reversed', 'forged', 'chunked', 'no-id'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Milliseconds: just before the last retry, whose events a receiver must still accept. */
const LATE = 7 * 3_600_000;
/** Milliseconds in which a receiver must answer. */
const TIMEOUT = 30_000;
/** Events that can wait for a receiver that is slow. */
const MOST_WAITING = 1000;

export interface Event {
  event: string;
  event_id?: string;
  timestamp: number;
  user_id: string;
  data: object;
  signature: string;
}

/** One delivery, and the status of its answer (0: none). */
export interface Delivery {
  event: string;
  event_id?: string | undefined;
  status: number;
}

/** An address on this machine; undefined for any other, to which nothing is ever sent. */
export function localAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  return local && url.protocol === 'http:' ? url : undefined;
}

/** Sends the signed events of the contract, and those of the orders placed here. */
export class Webhooks {
  /** Where the events of orders go. */
  address: URL | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly examples: Event[];

  /** @param secret that signs the events */
  constructor(
    contract: OpenApiDocument,
    private readonly secret: string,
  ) {
    this.examples = operationsOf(contract.webhooks).flatMap(({operation}) =>
      Object.values(operation.requestBody?.content['application/json']?.examples ?? {}).map(
        (example) => follow(contract, example).value as Event,
      ),
    );
  }

  /** Reports an event of an order, if there is an address; events arrive one after the other. */
  report(event: string, data: object): void {
    const {address} = this;
    const [example] = this.examples;
    if (!address || !example || this.waiting >= MOST_WAITING) return;
    const body = {...example, event, event_id: newId(), timestamp: Date.now(), data};
    this.waiting += 1;
    this.last = this.last
      .then(() => deliver(address, body, this.secret))
      .finally(() => {
        this.waiting -= 1;
      });
  }

  /** Sends the events of the contract's examples, each with an identifier of its own. */
  async sendExamples(address: URL, variants: readonly Variant[]): Promise<Delivery[]> {
    const has = (variant: Variant): boolean => variants.includes(variant);
    const timestamp = Date.now() - (has('late') ? LATE : 0);
    const events = this.examples.map((example) => {
      const {event_id: _, ...event} = {...example, timestamp};
      return has('no-id') ? event : {...event, event_id: newId()};
    });
    const ordered = has('reversed') ? events.reverse() : events;
    const secret = has('forged') ? 'forged' : this.secret;
    const sent: Delivery[] = [];
    for (const event of has('twice') ? ordered.flatMap((one) => [one, one]) : ordered) {
      sent.push(await deliver(address, event, secret, has('chunked')));
    }
    return sent;
  }
}

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
  const status = await fetch(address, {
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
    (response) => response.status,
    () => 0,
  );
  return {event: event.event, event_id: event.event_id, status};
}
