const SHARED = Symbol.for('portal.shared');

/**
 * A map that is one for the whole process. Docusaurus loads each plugin with a copy of its own of every
 * module, so that what a module keeps is made once for each plugin.
 *
 * @template Value what all who give the name keep in it
 */
export function sharedMap<Value>(name: string): Map<string, Value> {
  const process = globalThis as {[SHARED]?: Map<string, Map<string, unknown>>};
  const maps = (process[SHARED] ??= new Map());
  const map = maps.get(name) ?? new Map<string, unknown>();
  maps.set(name, map);
  return map as Map<string, Value>;
}
