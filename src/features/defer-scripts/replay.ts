type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Milliseconds that a submitted form waits for the scripts. */
const LONGEST_WAIT = 10_000;

/**
 * Records what a visitor does before React has hydrated the page, and repeats it afterwards: presses of
 * buttons and tabs, submitted forms, changed fields, the focus and search shortcuts. Links and what
 * browsers do without script work at once and are left alone. A form whose scripts fail or do not
 * arrive is sent by the browser itself.
 */
export function recordInput(): void {
  const replays: (() => void)[] = [];
  const submitted = new Set<HTMLFormElement>();
  const fields = new Map<Field, string>();
  const recording = new AbortController();
  const record = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type], target: Element) => void,
  ): void => {
    const onEvent = (event: WindowEventMap[Type]): void => {
      if (event.target instanceof Element) listener(event, event.target);
    };
    addEventListener(type, onEvent, {capture: true, signal: recording.signal});
  };

  record('click', (_, target) => {
    const button = target.closest<HTMLElement>('button:not([type="submit"]), [role="tab"]');
    if (button) replays.push(() => press(button));
  });
  // A button that waits for its script is disabled until then and gets no click.
  record('pointerup', (_, target) => {
    const button = target.closest<HTMLElement>('button:disabled');
    if (button) replays.push(() => press(button));
  });
  record('submit', (event, form) => {
    // A form that leads to a page, such as the search, needs no script.
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    event.preventDefault();
    submitted.add(form);
    replays.push(() => form.requestSubmit(event.submitter));
    setTimeout(giveUp, LONGEST_WAIT);
  });
  record('input', (_, target) => {
    if (isField(target)) fields.set(target, valueOf(target));
  });
  record('keydown', (event, target) => {
    const {key, code, ctrlKey, metaKey} = event;
    const isShortcut = key === '/' ? !isField(target) : key === 'k' && (ctrlKey || metaKey);
    if (!isShortcut) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, bubbles: true});
    replays.push(() => document.body.dispatchEvent(again));
  });

  const root = document.documentElement;
  /** Sends forms as browsers do without scripts. */
  function giveUp(): void {
    if (recording.signal.aborted) return;
    recording.abort();
    for (const form of submitted) form.submit();
  }
  new MutationObserver((_, observer) => {
    if (root.dataset.script === 'failed') giveUp();
    if (root.dataset.hasHydrated !== 'true' || recording.signal.aborted) return;
    observer.disconnect();
    recording.abort();
    // After the effects of the first render, in which components add their listeners.
    setTimeout(() => {
      const {activeElement} = document;
      for (const [field, value] of fields) enter(field, value);
      for (const replay of replays) replay();
      if (activeElement && isField(activeElement)) {
        activeElement.focus();
        activeElement.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
      }
    });
  }).observe(root, {attributeFilter: ['data-has-hydrated', 'data-script']});
}

function isField(target: Element): target is Field {
  return target.matches('input, textarea, select');
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.matches('[type="checkbox"], [type="radio"]');
}

function valueOf(field: Field): string {
  return isToggle(field) ? String(field.checked) : field.value;
}

function press(button: HTMLElement): void {
  // Tabs react to the first half of a press.
  button.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
  button.click();
}

/** Enters a value as if it was typed now. React ignores an event of a field whose value it knows already. */
function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(
    field,
    value,
  );
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}
