/** Whether the visitor has asked the browser to load less. Safari and Firefox do not say. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}
