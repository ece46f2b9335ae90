import builtDefinitions from '@built-definitions';
import {useCallback, useState} from 'react';

import type {Definitions} from '@site/src/features/glossary/terms';

/**
 * The definitions of a version by key, and a function that loads them. A served page holds them
 * already; they are needed only to filter the terms, or where no page was served.
 */
export function useDefinitions(version: string): [Definitions[string] | undefined, () => void] {
  const [all, setAll] = useState(builtDefinitions);
  const load = useCallback(() => {
    import('@generated/content-files/default/definitions.json').then(
      (module) => setAll(module.default),
      // The served definitions stay; the filter does nothing.
      () => undefined,
    );
  }, []);
  return [all?.[version], load];
}
