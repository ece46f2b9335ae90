import {type Answer, FINDINGS_PATH} from './answer';

/** Milliseconds between requests to the dev server, which answers from its cache. */
const PAUSE = 1000;

let shown = '';

/** Fetches the findings of the open page, and shows them if they have changed. */
async function refresh(): Promise<void> {
  if (document.hidden) return;
  const query = new URLSearchParams({route: window.location.pathname});
  const response = await fetch(`${FINDINGS_PATH}?${query.toString()}`);
  const text = await response.text();
  if (text === shown) return;
  shown = text;
  show(JSON.parse(text) as Answer);
}

function show({file, checking, findings, trouble}: Answer): void {
  const panel = panelOf();
  panel.hidden = file === undefined;
  const state = checking
    ? 'Checking…'
    : (trouble ?? (findings.length > 0 ? `${findings.length} to fix` : 'No problems'));
  const summary = element('summary', `${state}  ${file ?? ''}`);
  const list = element('ol', '');
  for (const {line, column, message, fix} of findings) {
    const item = element('li', `${line}:${column}  ${message}`);
    item.append(element('div', `→ ${fix}`));
    list.append(item);
  }
  panel.replaceChildren(summary, list);
  panel.open = findings.length > 0;
  panel.style.borderColor = `var(--${findings.length > 0 || trouble ? 'danger' : 'positive'})`;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** The panel, created on first use. */
function panelOf(): HTMLDetailsElement {
  const id = 'dev-findings';
  const existing = document.getElementById(id);
  if (existing instanceof HTMLDetailsElement) return existing;
  const panel = document.createElement('details');
  panel.id = id;
  panel.setAttribute('role', 'status');
  panel.style.cssText =
    'position:fixed;inset:auto 1rem 1rem auto;z-index:1000;max-width:min(40rem,calc(100vw - 2rem));' +
    'max-height:50vh;overflow:auto;padding:.5rem 1rem;border:2px solid;border-radius:.5rem;' +
    'background:var(--page);color:var(--ink);font-size:.875rem;box-shadow:var(--shadow-2)';
  document.body.append(panel);
  return panel;
}

// A request may fail while the server restarts; the next one may succeed.
if (typeof window !== 'undefined') setInterval(() => void refresh().catch(() => undefined), PAUSE);
