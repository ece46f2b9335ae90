/**
 * Posts data as JSON.
 *
 * @throws Error when the network fails or the answer is no success
 */
export async function postJson(url: string, data: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}`);
}
