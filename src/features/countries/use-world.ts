import {useEffect, useState} from 'react';

import type {World} from '@site/src/features/countries/world';

/** Loads the names of all countries. Without them, the countries in the table can still be found. */
export const loadWorld = async (): Promise<World | undefined> =>
  import('@generated/content-files/default/countries.json').then(
    (module) => module.default,
    () => undefined,
  );

/** The names of all countries, loaded when first needed. */
export function useWorld(isWanted: boolean): World | undefined {
  const [world, setWorld] = useState<World>();
  useEffect(() => {
    if (isWanted) void loadWorld().then(setWorld);
  }, [isWanted]);
  return world;
}
