export interface Result {
  content: string;
  /** What was wrong, once for each place. */
  whats: string[];
}

/** A kind of repair: what it changes has one right answer. Passes are repeated until none changes anything. */
export type Pass = (content: string, root: string) => Promise<Result> | Result;
