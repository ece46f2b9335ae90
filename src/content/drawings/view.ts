/** A part of a drawing as React takes it: text, or an element with its props. */
export type DrawingNode =
  string | {tag: string; props: Readonly<Record<string, string>>; children: DrawingNode[]};

/** A drawing with all its figures filled in, ready to be shown. */
export interface DrawingView {
  name: string;
  /** The caption, which is also the accessible name. */
  title: string;
  /** What a reader who cannot see the drawing has to know. */
  description: string;
  /** The root's props: viewBox, colours, font. */
  props: Readonly<Record<string, string>>;
  nodes: DrawingNode[];
}

/** What all ids of a drawing begin with, so that they are unique on their page. */
export function drawingId(name: string, part: string): string {
  return `drawing-${name}-${part}`;
}
