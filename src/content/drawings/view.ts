/** A part of a drawing: text, or an element with React props. */
export type DrawingNode = string | DrawingElement;

export interface DrawingElement {
  tag: string;
  props: Readonly<Record<string, string>>;
  children: DrawingNode[];
}

/** A drawing with its figures filled in, ready to render. */
export interface DrawingView {
  name: string;
  /** The caption, which is also the accessible name. */
  title: string;
  /** Describes the drawing to readers who cannot see it. Empty for any other root than `svg`: it is text. */
  description: string;
  /** The root, such as an `svg` or a `screen`, without title and description. */
  root: DrawingElement;
}

/** Prefixes an id with the name of its drawing, so that it is unique on the page. */
export function drawingId(name: string, part: string): string {
  return `drawing-${name}-${part}`;
}

/** The options of a choice on a screen, which commas separate. */
export function optionsOf(text: string): string[] {
  return text.split(',').map((option) => option.trim());
}

/** What a service offers to the residents of a country. */
export const SUPPORT = ['full', 'limited', 'none'] as const;

/** The small pictures of the platform map. */
export const PICTURES = [
  'alerts',
  'arriving',
  'balances',
  'book',
  'candles',
  'key',
  'leaving',
  'list',
  'order',
  'privacy',
  'shield',
  'staking',
  'swap',
  'total',
  'trades',
] as const;

export interface Part<Name extends string = string> {
  tag: string;
  text: string;
  props: Readonly<Partial<Record<Name, string>>>;
}

/** The parts of a picture made of text, in their order. */
export function pictureParts<Name extends string>({root}: DrawingView): Part<Name>[] {
  return root.children.flatMap((part) =>
    typeof part === 'string'
      ? []
      : {
          tag: part.tag,
          text: part.children.join('').trim(),
          props: part.props as Part<Name>['props'],
        },
  );
}
