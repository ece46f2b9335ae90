/** A part of a drawing: text, or an element with React props. */
export type DrawingNode =
  | string
  | {tag: string; props: Readonly<Record<string, string>>; children: DrawingNode[]};

/** A drawing with its figures filled in, ready to render. */
export interface DrawingView {
  name: string;
  /** The caption, which is also the accessible name. */
  title: string;
  /** Describes the drawing to readers who cannot see it. */
  description: string;
  /** Whether it is a schematic screen of the application. */
  isScreen?: boolean;
  /** The root's props: viewBox, colours, font. */
  props: Readonly<Record<string, string>>;
  nodes: DrawingNode[];
}

/** Prefixes an id with the name of its drawing, so that it is unique on the page. */
export function drawingId(name: string, part: string): string {
  return `drawing-${name}-${part}`;
}
