import {isOff, PLACES} from '../../src/config/features';
import {type Finding, placeAt, suggestion} from '../../src/lib/finding';
import {type Check, findingAt} from './context';
import {faultOfLink} from './links';
import {sourcesIn} from './sources';

/** Code and configuration, but for a list that says itself that it may name pages that are gone. */
const CODE = /^src\/(?!config\/searched-pages).*\.(?:tsx?|mdx)$/;
/** A quoted text that begins with a slash, or a button in front matter. Those with a dot are files, and keys are redirected. */
const ADDRESS = /(?<=["'`]|\bto: )\/[a-z][\w/#-]*(?=["'`?}\s]|$)(?!['"]:)/gm;

/** Addresses in code and configuration lead to pages that exist. */
export const codeLinks: Check = {
  name: 'links in code',
  run: (context) =>
    sourcesIn(context, CODE).flatMap((source) =>
      [...source.content.matchAll(ADDRESS)].flatMap(({0: url, index}) => {
        const start = placeAt(source.content, index);
        return isOff(url) ? [] : faultOfLink({url, position: {start}}, source, context);
      }),
    ),
};

/** An entry of the list of features, or what an element belongs to. */
const FEATURE = /(?<=(?:Feature\[\] = \[|^) *'|data-feature=")[\w-]+(?=',$|'\];$|")/gm;

/** The features that are switched on, and those that elements belong to, are known. */
export const features: Check = {
  name: 'features',
  run: (context) =>
    sourcesIn(context, /^src\/(?:config\/features\.ts|.*\.mdx)$/).flatMap((source) =>
      [...source.content.matchAll(FEATURE)].flatMap(({0: name, index}): Finding[] => {
        const message = `there is no feature "${name}"`;
        const fix = suggestion(name, Object.keys(PLACES));
        return name in PLACES ? [] : [findingAt(source, index, message, fix)];
      }),
    ),
};
