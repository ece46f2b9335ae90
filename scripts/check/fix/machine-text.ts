import {nodesOf, plainTexts} from '../prose';
import {formulaAround} from '../silent';
import {type Edit, edited, parsed, type Pass} from './pass';

/** Addresses of wallets and hashes, names with underscores, and paths from the root of a computer. */
const MACHINE_TEXT = [
  /(?<![\w/.`:-])(?:(?:arb1|avax|base|bitcoin|bitcoincash|bnb|bsc|btc|dogecoin|eth|ethereum|gno|lightning|litecoin|ltc|matic|monero|oeth|ripple|sha\d+|sol|solana|tron|xmr):)?(?=\w*\d\w*[a-z]\w*\d)[A-Za-z\d]{24,}(?![\w/`-]|[.?]\w)/g,
  /(?<![\w/.`$<@#=:%-]|\[\[)[a-z][a-z\d]*(?:_[a-z\d]+)+(?![\w/`>=(@-]|\.\w|":)/gi,
  /(?<=^|[\s(])\/(?:etc|var|usr|opt|home|tmp|dev|bin|srv|mnt|root)(?:\/[\w.-]*\w)+\/?(?=$|[\s),;:.])/gm,
];

/** Text for machines is written as code. */
export const machineText: Pass = (content) => {
  const {markdown, faults} = parsed(content);
  // Their words are the name of an address.
  const references = nodesOf(markdown, 'linkReference').map(({position}) => position);
  const edits = plainTexts(markdown).flatMap(({position}): Edit[] => {
    const start = position?.start.offset ?? 0;
    const isName = references.some(
      (each) => (each?.start.offset ?? 0) <= start && start < (each?.end.offset ?? 0),
    );
    if (isName) return [];
    const source = content.slice(start, position?.end.offset);
    return MACHINE_TEXT.flatMap((pattern) =>
      [...source.matchAll(pattern)].flatMap(({0: found, index}): Edit[] => {
        const at = start + index;
        const isFault =
          formulaAround(content, at) || faults.some(({start: from, end}) => from <= at && at < end);
        return isFault || isInAddress(source, index)
          ? []
          : [
              {
                start: at,
                end: at + found.length,
                text: `\`${found}\``,
                what: 'a technical name outside of code',
              },
            ];
      }),
    );
  });
  return edited(content, edits);
};

/** Whether an offset is in an address that is not marked as a link. */
function isInAddress(source: string, offset: number): boolean {
  return /\S*(?::\/\/|www\.)\S*$/.test(source.slice(0, offset));
}
