import {createContext, useContext} from 'react';

/** How readers call a version: "November 2024", "today". */
export type Names = Readonly<Record<string, string>>;

export const NamesContext = createContext<Names>({});

export function useName(version: string): string {
  return useContext(NamesContext)[version] ?? version;
}
