import type {Word} from './words';

/** Which way money or coins went: to us or from us. */
export type Direction = 'in' | 'out';

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Stems of words for moving something, and what is moved; without one of them, "from you" tells no direction. */
const MOVED =
  setOf(`arriv bitcoin btc coin crypto deposit eth ether euro fund memo money mov move paid pay payment send
    sent sepa swift tag transfer usdc usdt withdraw withdrawn withdrew wire xrp`);
const VERBS = {in: setOf('deposit'), out: setOf('withdraw withdrew withdrawn')};
/** Words before the place that something came from, or went to, in the languages of `stop-words.ts`. */
const FROM = setOf('from von vom aus z ze depuis desde dal dalla vanaf');
const TO = setOf('to into onto auf na vers hacia su naar');
const AT = setOf('in on im');
/** What people call us, right after these words. */
const US = setOf('you your u halyard here euch vous');
/** What they call the places of others, at most `REACH` words later: names, and stems of what they are. */
const OTHERS =
  setOf(`binance bitpanda bitstamp bitvavo bybit coinbase gemini kraken kucoin mexc okx zonda exodus electrum
    ledger metamask phantom rabby trezor n26 revolut wise bank bankkonto girokonto broker exchang portfel portfela
    wallet`);
const REACH = 3;

/** The direction that a text tells, if it tells exactly one; `stems` are those of its words and of what they mean. */
export function directionOf(
  words: readonly Word[],
  stems: readonly string[],
): Direction | undefined {
  if (!stems.some((stem) => MOVED.has(stem))) return undefined;
  const from = partyAfter(words, FROM);
  const there = partyAfter(words, AT) === 'others' ? 'others' : undefined;
  const to = partyAfter(words, TO) ?? there;
  return (
    only(from === 'others' || to === 'us', from === 'us' || to === 'others') ??
    only(
      stems.some((stem) => VERBS.in.has(stem)),
      stems.some((stem) => VERBS.out.has(stem)),
    )
  );
}

function only(isIn: boolean, isOut: boolean): Direction | undefined {
  if (isIn === isOut) return undefined;
  return isIn ? 'in' : 'out';
}

function partyAfter(
  words: readonly Word[],
  prepositions: ReadonlySet<string>,
): 'us' | 'others' | undefined {
  for (const [at, {surface}] of words.entries()) {
    // What is sent back goes the other way first.
    if (!prepositions.has(surface) || words[at - 1]?.surface === 'back') continue;
    const next = words.slice(at + 1, at + 1 + REACH);
    if (next[0] && US.has(next[0].surface)) return 'us';
    const end = next.findIndex((word) => FROM.has(word.surface) || TO.has(word.surface));
    const near = end < 0 ? next : next.slice(0, end);
    if (near.some((word) => OTHERS.has(word.surface) || OTHERS.has(word.stem))) return 'others';
  }
  return undefined;
}
