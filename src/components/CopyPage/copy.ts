/** Asks for the Markdown of a page. Rejects where there is none, as in the live preview. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('text/markdown')) {
    throw new Error(`No Markdown at ${address}`);
  }
  return response.text();
}

/**
 * Puts the Markdown of a page on the clipboard.
 *
 * Rejects where it cannot be had, or the browser has no clipboard for us.
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  // Some browsers forget the click while the text is awaited, unless the clipboard awaits it.
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
