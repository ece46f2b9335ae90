/** The entry file of a contract in its folder. */
export const ENTRY = 'openapi.yaml';

/** Fills in the text of a file before it is parsed, such as figures that other texts show too. */
export type Fill = (text: string) => string;

/** What is wrong with a contract, and how to correct it. */
export interface Problem {
  /** Path in the folder of the contract. */
  file: string;
  /** From 1, as `column`. */
  line: number;
  column: number;
  message: string;
  fix: string;
}
