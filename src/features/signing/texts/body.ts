import {translate} from '@docusaurus/Translate';

import type {MistakeTexts} from './types';

/** Mistakes in the body: what was done, and how to fix it. */
export const bodyTexts = {
  'body.missing': () => ({
    what: translate({
      id: 'signing.body.missing.what',
      message: 'The body was left out of the signed string.',
    }),
    fix: translate({
      id: 'signing.body.missing.fix',
      message: 'Sign the body that you send, as text or bytes, after the path.',
    }),
  }),
  'body.hash': () => ({
    what: translate({
      id: 'signing.body.hash.what',
      message:
        'The SHA-256 of the body was signed in place of the body, as some other exchanges ask for.',
    }),
    fix: translate({
      id: 'signing.body.hash.fix',
      message: 'Put the body itself after the path, and nothing where there is none.',
    }),
  }),
  'body.numbers': () => ({
    what: translate({
      id: 'signing.body.numbers.what',
      message: 'The signed body has numbers in place of texts, or texts in place of numbers.',
    }),
    fix: translate({
      id: 'signing.body.numbers.fix',
      message:
        'Amounts and prices are texts, `"0.01"`. Serialise once, then sign and send that text.',
    }),
  }),
  'body.placeholder': () => ({
    what: translate({
      id: 'signing.body.placeholder.what',
      message: 'A placeholder was signed in place of the empty body, such as `{}` or `null`.',
    }),
    fix: translate({
      id: 'signing.body.placeholder.fix',
      message: 'Without a body nothing follows the path. Sign an empty string.',
    }),
  }),
  'body.sorted': () => ({
    what: translate({
      id: 'signing.body.sorted.what',
      message: 'The signed body has its keys in alphabetical order.',
    }),
    fix: translate({
      id: 'signing.body.sorted.fix',
      message:
        'Look for `sort_keys=True` or a map that sorts. Serialise once, then sign and send that text.',
    }),
  }),
  'body.compact': () => ({
    what: translate({
      id: 'signing.body.compact.what',
      message: 'The signed body has no white space, as `JSON.stringify` writes it.',
    }),
    fix: translate({
      id: 'signing.body.compact.fix',
      message:
        'Serialise once, keep the text, and give the same text to the signature and to the request.',
    }),
  }),
  'body.spaced': () => ({
    what: translate({
      id: 'signing.body.spaced.what',
      message:
        'The signed body has a space after each comma and colon, as Python’s `json.dumps` writes it.',
    }),
    fix: translate({
      id: 'signing.body.spaced.fix',
      message:
        'Serialise once and send that text: `data=body.encode()` in `requests`, not `json=`. For the short form: `separators=(",", ":")`.',
    }),
  }),
  'body.python': () => ({
    what: translate({
      id: 'signing.body.python.what',
      message:
        'The signed body is what Python’s `json.dumps` writes by default: spaces, and `\\u0142` for letters such as ł.',
    }),
    fix: translate({
      id: 'signing.body.python.fix',
      message:
        'Serialise once and send that text: `data=body.encode()`. `ensure_ascii=False` and `separators=(",", ":")` give the short form.',
    }),
  }),
  'body.indented': () => ({
    what: translate({
      id: 'signing.body.indented.what',
      message: 'The signed body is indented, with a line for each item.',
    }),
    fix: translate({
      id: 'signing.body.indented.fix',
      message: 'Do not sign a printed form. Serialise once, then sign and send that text.',
    }),
  }),
  'body.escaped': () => ({
    what: translate({
      id: 'signing.body.escaped.what',
      message: 'The signed body has `\\u0142` in place of letters such as ł (`ensure_ascii`).',
    }),
    fix: translate({
      id: 'signing.body.escaped.fix',
      message:
        'Either spelling may be sent, if it is the one that is signed: `ensure_ascii=False` in Python, or send the escaped text.',
    }),
  }),
  'body.unescaped': () => ({
    what: translate({
      id: 'signing.body.unescaped.what',
      message: 'The signed body has letters such as ł in place of `\\u0142`.',
    }),
    fix: translate({
      id: 'signing.body.unescaped.fix',
      message:
        'Either spelling may be sent, if it is the one that is signed. Keep the text that you signed, and send it.',
    }),
  }),
  'body.slashes': () => ({
    what: translate({
      id: 'signing.body.slashes.what',
      message: 'The signed body escapes slashes otherwise (`\\/`).',
    }),
    fix: translate({
      id: 'signing.body.slashes.fix',
      message:
        'In PHP, `JSON_UNESCAPED_SLASHES` writes them plainly. Serialise once, then sign and send that text.',
    }),
  }),
  'body.html': () => ({
    what: translate({
      id: 'signing.body.html.what',
      message:
        'The signed body has escapes for the characters less than, greater than or ampersand.',
    }),
    fix: translate({
      id: 'signing.body.html.fix',
      message:
        'Go’s `json.Marshal` does so: use an encoder with `SetEscapeHTML(false)`, or send the text that was signed.',
    }),
  }),
  'body.string': () => ({
    what: translate({
      id: 'signing.body.string.what',
      message: 'The body was serialised twice: it was signed as a JSON string, in quotation marks.',
    }),
    fix: translate({
      id: 'signing.body.string.fix',
      message: 'It is text already: leave out the second `JSON.stringify` or `json.dumps`.',
    }),
  }),
  'body.form': () => ({
    what: translate({
      id: 'signing.body.form.what',
      message: 'The body was signed as form fields (`a=1&b=2`).',
    }),
    fix: translate({
      id: 'signing.body.form.fix',
      message: 'Sign the JSON text that is sent. Check what the HTTP library makes of an object.',
    }),
  }),
  'body.trimmed': () => ({
    what: translate({
      id: 'signing.body.trimmed.what',
      message: 'The signed body has no white space at its ends.',
    }),
    fix: translate({
      id: 'signing.body.trimmed.fix',
      message: 'Sign the bytes as they are sent, without `trim()` or `strip()`.',
    }),
  }),
  'body.crlf': () => ({
    what: translate({
      id: 'signing.body.crlf.what',
      message: 'The signed body has CRLF line ends where the field has LF.',
    }),
    fix: translate({
      id: 'signing.body.crlf.fix',
      message: 'Open files in binary mode, and let no tool convert line ends.',
    }),
  }),
  'body.lf': () => ({
    what: translate({
      id: 'signing.body.lf.what',
      message: 'The signed body has LF line ends where the field has CRLF.',
    }),
    fix: translate({
      id: 'signing.body.lf.fix',
      message: 'Open files in binary mode, and let no tool convert line ends.',
    }),
  }),
  'body.lines-joined': () => ({
    what: translate({
      id: 'signing.body.lines-joined.what',
      message: 'The signed body has no line ends.',
    }),
    fix: translate({
      id: 'signing.body.lines-joined.fix',
      message: '`curl --data @file` strips them: use `--data-binary @file`.',
    }),
  }),
  'body.line-end-missing': () => ({
    what: translate({
      id: 'signing.body.line-end-missing.what',
      message: 'The signed body lacks the line end that the field has at its end.',
    }),
    fix: translate({
      id: 'signing.body.line-end-missing.fix',
      message:
        'A shell’s `$(cat file)` strips it: sign the file itself, and send it with `--data-binary @file`.',
    }),
  }),
  'body.line-end': () => ({
    what: translate({
      id: 'signing.body.line-end.what',
      message: 'The signed body has a line end after it.',
    }),
    fix: translate({
      id: 'signing.body.line-end.fix',
      message: 'Use `printf %s` instead of `echo`; sign exactly the bytes that are sent.',
    }),
  }),
  'body.nfc': () => ({
    what: translate({
      id: 'signing.body.nfc.what',
      message:
        'The signed body has composed letters (Unicode NFC) where the field has them in parts.',
    }),
    fix: translate({
      id: 'signing.body.nfc.fix',
      message: 'Sign the bytes that are sent, and normalise before or not at all.',
    }),
  }),
  'body.nfd': () => ({
    what: translate({
      id: 'signing.body.nfd.what',
      message:
        'The signed body has letters in parts (Unicode NFD) where the field has them composed.',
    }),
    fix: translate({
      id: 'signing.body.nfd.fix',
      message:
        'Names of files on macOS come so. Normalise to NFC before you serialise, then sign and send that text.',
    }),
  }),
  'body.mark': () => ({
    what: translate({
      id: 'signing.body.mark.what',
      message: 'The signed body and the field differ in a byte order mark (BOM) at the beginning.',
    }),
    fix: translate({
      id: 'signing.body.mark.fix',
      message:
        'Write the file without it: `utf-8` and not `utf-8-sig` in Python, `UTF8Encoding(false)` in .NET.',
    }),
  }),
  'body.mojibake': () => ({
    what: translate({
      id: 'signing.body.mojibake.what',
      message: 'The UTF-8 bytes of the body were taken for Latin-1 and encoded again.',
    }),
    fix: translate({
      id: 'signing.body.mojibake.fix',
      message:
        'Name the encoding where the bytes become text: `decode("utf-8")`, `toString("utf8")`. Better, sign the bytes.',
    }),
  }),
  'body.latin1': () => ({
    what: translate({
      id: 'signing.body.latin1.what',
      message: 'The body was encoded as Latin-1 or ASCII.',
    }),
    fix: translate({
      id: 'signing.body.latin1.fix',
      message: 'Encode it as UTF-8: `body.encode("utf-8")`, `getBytes(StandardCharsets.UTF_8)`.',
    }),
  }),
  'body.utf16': () => ({
    what: translate({id: 'signing.body.utf16.what', message: 'The body was encoded as UTF-16.'}),
    fix: translate({
      id: 'signing.body.utf16.fix',
      message: 'Encode it as UTF-8: `Encoding.UTF8` in place of `Encoding.Unicode` in .NET.',
    }),
  }),
} as const satisfies Partial<MistakeTexts>;
