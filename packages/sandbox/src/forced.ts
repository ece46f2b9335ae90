import type {OpenApiDocument} from '@portal/contract';

import {codesOf, type Reply, refusalOf} from './reply';

/** Responses to the next calls, whatever they are: a status, a code, a gateway's page, or no response. */
export type Forced = number | string;

/** Responses after the call was carried out; the right one, if there is none in place of it. */
const AFTER: Readonly<Record<string, Forced | undefined>> = {
  lost: 'nothing',
  '503-done': 503,
  slow: undefined,
};
/** Milliseconds before a response that is slow: more than clients wait. */
const PAUSE = 12_000;
/** Pages as from a gateway. */
const PAGES: Readonly<Record<string, number>> = {html: 502, 'html-200': 200};

/** What comes with a status. */
const HEADERS: Readonly<Record<number, Record<string, string>>> = {
  405: {Allow: 'GET, HEAD, OPTIONS'},
  429: {'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1', 'Retry-After': '1'},
};

/** Responses that can wait, so that a program in a loop cannot fill the memory. */
const MOST_WAITING = 1000;

const isAfter = (word: Forced): boolean => Object.hasOwn(AFTER, word);

export class ForcedReplies {
  private readonly waiting: Forced[] = [];

  constructor(private readonly contract: OpenApiDocument) {}

  /** Adds responses; false if one of them is unknown, or if too many wait. */
  add(words: readonly Forced[]): boolean {
    const isKnown = words.every((word) => isAfter(word) || this.replyTo(word) !== undefined);
    if (!isKnown || words.length === 0 || this.waiting.length + words.length > MOST_WAITING)
      return false;
    this.waiting.push(...words);
    return true;
  }

  /** The response to this call, whether the call is carried out before, and a pause; undefined if none was set. */
  next(): {reply: Reply | 'nothing' | undefined; isDone: boolean; pause: number} | undefined {
    const word = this.waiting.shift();
    if (word === undefined) return undefined;
    const pause = word === 'slow' ? PAUSE : 0;
    return {reply: this.replyTo(word), isDone: isAfter(word), pause};
  }

  clear(): void {
    this.waiting.length = 0;
  }

  /** What is sent in place of the right response; undefined if nothing is, or if the word is unknown. */
  private replyTo(word: Forced): Reply | 'nothing' | undefined {
    if (isAfter(word)) {
      const instead = AFTER[word];
      return instead === undefined ? undefined : this.replyTo(instead);
    }
    if (word === 'nothing') return 'nothing';
    const page = PAGES[word];
    if (page) return {status: page, html: `<html><h1>${page} Bad Gateway</h1></html>`};
    const isCode = Object.hasOwn(codesOf(this.contract), word);
    if (isCode) return this.refusal(String(word));
    const isStatus = /^[45]\d\d$/.test(String(word));
    return isStatus ? this.failure(Number(word)) : undefined;
  }

  /** A refusal with the first code of the status, or one of its class. */
  private failure(status: number): Reply {
    const code = Object.entries(codesOf(this.contract)).find(([, one]) => one.status === status);
    const otherwise = status >= 500 ? 'SERVICE_UNAVAILABLE' : 'INVALID_REQUEST';
    return {...this.refusal(code?.[0] ?? otherwise), status};
  }

  private refusal(code: string): Reply {
    const reply = refusalOf(this.contract, code);
    const headers = HEADERS[reply.status];
    return headers ? {...reply, headers} : reply;
  }
}
