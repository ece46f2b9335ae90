import type {OpenApiDocument} from '@portal/contract';

import {codesOf, type Reply, refusalOf} from './reply';

/** Responses to the next calls, whatever they are: a status, a code, a gateway's page, or no response. */
export type Forced = number | string;

/** Responses in place of the right one, after the call was carried out. */
const AFTER: Readonly<Record<string, Forced>> = {lost: 'nothing', '503-done': 503};

/** Responses that can wait, so that a program in a loop cannot fill the memory. */
const MOST_WAITING = 1000;

export class ForcedReplies {
  private readonly waiting: Forced[] = [];

  constructor(private readonly contract: OpenApiDocument) {}

  /** Adds responses; false if one of them is unknown, or if too many wait. */
  add(words: readonly Forced[]): boolean {
    const isKnown = words.every((word) => this.replyTo(word) !== undefined);
    if (!isKnown || words.length === 0 || this.waiting.length + words.length > MOST_WAITING)
      return false;
    this.waiting.push(...words);
    return true;
  }

  /** The response to this call, and whether the call is carried out before; undefined if none was set. */
  next(): {reply: Reply | 'nothing'; isDone: boolean} | undefined {
    const forced = this.waiting.shift() ?? '';
    const reply = this.replyTo(forced);
    return reply && {reply, isDone: forced in AFTER};
  }

  clear(): void {
    this.waiting.length = 0;
  }

  private replyTo(word: Forced): Reply | 'nothing' | undefined {
    const forced = AFTER[word] ?? word;
    if (forced === 'nothing') return 'nothing';
    if (forced === 'html') return {status: 502, html: '<html><h1>502 Bad Gateway</h1></html>'};
    const codes = codesOf(this.contract);
    if (Object.hasOwn(codes, forced)) return this.refusal(String(forced));
    if (!/^[45]\d\d$/.test(String(forced))) return undefined;
    const status = Number(forced);
    const [code] = Object.entries(codes).find(([, one]) => one.status === status) ?? [
      status >= 500 ? 'SERVICE_UNAVAILABLE' : 'INVALID_REQUEST',
    ];
    return {...this.refusal(code), status};
  }

  private refusal(code: string): Reply {
    const reply = refusalOf(this.contract, code);
    return reply.status === 429
      ? {...reply, headers: {'X-RateLimit-Remaining': '0', 'Retry-After': '1'}}
      : reply;
  }
}
