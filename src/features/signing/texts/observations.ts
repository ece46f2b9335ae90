import {translate} from '@docusaurus/Translate';

import type {Named} from '@site/src/features/signing/model/body-fields';
import type {ObservationId} from '@site/src/features/signing/model/observe';

import {fieldTexts} from './fields';

type Select = (count: number, forms: string) => string;

/** What the tools see in an input; forms for one and for many are parted by a bar. */
export const observationTexts: Readonly<
  Record<ObservationId, (count: number, select: Select, named: Named) => string>
> = {
  'secret.space': () =>
    translate({
      id: 'signing.seen.secret.space',
      message: 'The secret has white space at an end. It counts.',
    }),
  'secret.quotes': () =>
    translate({
      id: 'signing.seen.secret.quotes',
      message: 'The secret stands in quotation marks. They count.',
    }),
  'timestamp.seconds': () =>
    translate({
      id: 'signing.seen.timestamp.seconds',
      message: 'The timestamp is in seconds: a request needs milliseconds, with 13 digits.',
    }),
  'timestamp.no-time': () =>
    translate({
      id: 'signing.seen.timestamp.no-time',
      message: 'The timestamp is no number of milliseconds.',
    }),
  'timestamp.fraction': () =>
    translate({
      id: 'signing.seen.timestamp.fraction',
      message:
        'The timestamp has a decimal point: a request needs whole milliseconds, such as `time.time_ns() // 1_000_000` gives.',
    }),
  'timestamp.micro': () =>
    translate({
      id: 'signing.seen.timestamp.micro',
      message:
        'The timestamp counts microseconds or nanoseconds: a request needs milliseconds, with 13 digits.',
    }),
  'timestamp.old': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.timestamp.old',
          message:
            'The timestamp is {count} second old: a request is refused after 30.|The timestamp is {count} seconds old: a request is refused after 30.',
        },
        {count: count.toLocaleString()},
      ),
    ),
  'timestamp.future': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.timestamp.future',
          message:
            'The timestamp is {count} second ahead of the clock of this device: a request is refused beyond 30.|The timestamp is {count} seconds ahead of the clock of this device: a request is refused beyond 30.',
        },
        {count: count.toLocaleString()},
      ),
    ),
  'timestamp.vector': () =>
    translate({
      id: 'signing.seen.timestamp.vector',
      message:
        'The timestamp is that of the test vectors: right for a test, refused in a live call.',
    }),
  'call.unknown': () =>
    translate({
      id: 'signing.seen.call.unknown',
      message: 'The contract has no call with this path.',
    }),
  'call.method': () =>
    translate({
      id: 'signing.seen.call.method',
      message: 'The contract has this path with another method.',
    }),
  'call.query': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.call.query',
        message: 'This call has no query parameter `{field}`, and is refused with it: remove it.',
      },
      named,
    ),
  'call.public': () =>
    translate({
      id: 'signing.seen.call.public',
      message: 'This call is public: it needs no signature.',
    }),
  'event.none': () =>
    translate({
      id: 'signing.seen.event.none',
      message: 'The body has no field `event`, as every delivery of ours has.',
    }),
  'event.unknown': () =>
    translate({
      id: 'signing.seen.event.unknown',
      message: 'The contract does not know this event. Answer 200 to it, and do nothing.',
    }),
  'event.old': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.event.old',
          message:
            'The event is {count} hour old. The last retry comes within 8: this may be an old delivery that somebody sends again.|The event is {count} hours old. The last retry comes within 8: this may be an old delivery that somebody sends again.',
        },
        {count: count.toLocaleString()},
      ),
    ),
  'method.case': () =>
    translate({id: 'signing.seen.method.case', message: 'The method is not in capitals.'}),
  'path.url': () =>
    translate({
      id: 'signing.seen.path.url',
      message: 'The path holds a scheme and a host: sign from the base path on.',
    }),
  'path.base': () =>
    translate({
      id: 'signing.seen.path.base',
      message: 'The path does not begin with the base path.',
    }),
  'path.fragment': () =>
    translate({
      id: 'signing.seen.path.fragment',
      message: 'The path holds a `#`. What follows it is never sent.',
    }),
  'path.unescaped': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.path.unescaped',
          message:
            'The path holds {count} character that is sent as an escape, such as `%20`: sign it as it is sent.|The path holds {count} characters that are sent as escapes, such as `%20`: sign them as they are sent.',
        },
        {count},
      ),
    ),
  'body.unexpected': () =>
    translate({
      id: 'signing.seen.body.unexpected',
      message: 'This call has no body, and here one is signed.',
    }),
  ...fieldTexts,
  'body.crlf': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.crlf',
          message: 'The body holds {count} CRLF line end.|The body holds {count} CRLF line ends.',
        },
        {count},
      ),
    ),
  'body.line-feeds': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.line-feeds',
          message: 'The body holds {count} LF line end.|The body holds {count} LF line ends.',
        },
        {count},
      ),
    ),
  'body.ends-with-line': () =>
    translate({
      id: 'signing.seen.body.ends-with-line',
      message: 'A line end is the last thing in the body. It counts.',
    }),
  'body.mark': () =>
    translate({
      id: 'signing.seen.body.mark',
      message: 'The body holds a byte order mark (BOM), 3 bytes that no editor shows.',
    }),
  'body.control': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.control',
          message:
            'The body looks binary: it holds {count} control character.|The body looks binary: it holds {count} control characters.',
        },
        {count},
      ),
    ),
  'body.hidden': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.hidden',
          message:
            'The body holds {count} character that looks like a space or like nothing.|The body holds {count} characters that look like a space or like nothing.',
        },
        {count},
      ),
    ),
  'body.surrogates': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.surrogates',
          message:
            'The body holds {count} half of a character, which UTF-8 cannot write.|The body holds {count} halves of characters, which UTF-8 cannot write.',
        },
        {count},
      ),
    ),
  'body.decomposed': () =>
    translate({
      id: 'signing.seen.body.decomposed',
      message:
        'The body holds letters in parts (Unicode NFD): a letter and its accent are two characters.',
    }),
  'body.no-json': () =>
    translate({
      id: 'signing.seen.body.no-json',
      message: 'The body is not JSON. Its signature may be right all the same.',
    }),
  'body.non-ascii': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.non-ascii',
          message:
            'The body holds {count} character outside ASCII, which takes more than one byte.|The body holds {count} characters outside ASCII, which take more than one byte each.',
        },
        {count},
      ),
    ),
  'body.no-text': (count, select) =>
    select(
      count,
      translate(
        {
          id: 'signing.seen.body.no-text',
          message:
            'The body is binary: {count} byte that is no UTF-8 text.|The body is binary: {count} bytes that are no UTF-8 text.',
        },
        {count},
      ),
    ),
  'body.sorted': () =>
    translate({
      id: 'signing.seen.body.sorted',
      message:
        'The keys of the body are in alphabetical order, as no delivery is written. If it was parsed and written again, the order that was signed is lost.',
    }),
};
