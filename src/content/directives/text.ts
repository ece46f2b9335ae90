import {
  type Fault,
  FaultError,
  faultIn,
  type Finding,
  placeAt,
  suggestion,
} from '../../lib/finding';
import type {FigureSet} from '../figures/read';
import {INLINE_DIRECTIVES, resolveInline} from './inline';

/** A directive in a text that is not Markdown: a drawing, the API contract, a definition, a lead. */
const DIRECTIVE = new RegExp(
  String.raw`:(${INLINE_DIRECTIVES.join('|')})\[([^\]\n]*)\](?:\{([^}\n]*)\})?`,
  'g',
);
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|(\S+))/g;
/** What is left of a directive that is unknown or not closed. */
const LEFT = /:([a-z][a-z-]*)\[/;

interface Filled {
  text: string;
  /** Offsets count in the text as it was. */
  faults: {fault: Fault; offset: number}[];
}

/** Fills in the figures and other values of a text. Those that cannot be resolved stay as they are. */
export function fillDirectives(text: string, figures: FigureSet, locale?: string): Filled {
  const faults: Filled['faults'] = [];
  const filled = text.replace(
    DIRECTIVE,
    (whole, name: string, label: string, written: string | undefined, offset: number) => {
      const pairs = [...(written ?? '').matchAll(ATTRIBUTE)];
      const attributes = Object.fromEntries(
        pairs.map(([, key, quoted, bare]) => [key, quoted ?? bare]),
      );
      let value = whole;
      const fault = faultIn(() => {
        value = resolveInline({name, label, attributes}, figures, locale) ?? whole;
      });
      if (fault) faults.push({fault, offset});
      return value;
    },
  );
  const left = LEFT.exec(withoutDirectives(text));
  if (left) faults.push({fault: faultOf(left[1] ?? ''), offset: left.index});
  return {text: filled, faults};
}

function faultOf(name: string): Fault {
  return INLINE_DIRECTIVES.includes(name)
    ? {message: `":${name}[" is not closed`, fix: 'end it with ]'}
    : {
        message: `the text cannot contain the directive "${name}"`,
        fix: suggestion(name, INLINE_DIRECTIVES),
      };
}

/** Like {@link fillDirectives}, but refuses the first of those that cannot be resolved. */
export function resolveText(text: string, figures: FigureSet, locale?: string): string {
  const {text: filled, faults} = fillDirectives(text, figures, locale);
  for (const {fault} of faults) throw new FaultError(fault);
  return filled;
}

/** What cannot be filled in, at its place in a file. */
export function fillFindings(text: string, file: string, figures: FigureSet): Finding[] {
  const {faults} = fillDirectives(text, figures);
  return faults.map(({fault, offset}) => ({file, ...placeAt(text, offset), ...fault}));
}

export function figureIdsIn(text: string): string[] {
  return [...text.matchAll(DIRECTIVE)].flatMap(([, name, id = '']) =>
    name === 'figure' ? id : [],
  );
}

/** The text with blanks in place of its directives, so that offsets stay the same. */
export function withoutDirectives(text: string): string {
  return text.replace(DIRECTIVE, (match) => ' '.repeat(match.length));
}
