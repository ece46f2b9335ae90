/** Whether the visitor asks sites to load no more than is needed; not all browsers tell. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}
