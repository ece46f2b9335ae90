import {fail, hasFailed, hasHydrated} from './state';

/** How many milliseconds a click or a submitted form waits for the scripts. */
const MAX_WAIT = 10_000;

/**
 * Records what a visitor does before React has hydrated the page, and replays it afterwards: clicks on
 * buttons and tabs, and submitted forms. Links and anything else that works without scripts are left alone, and
 * so are fields, whose components read them once hydrated. If scripts fail or do not arrive, `data-script` on
 * `<html>` is "failed", for styles that show what works without scripts, and the browser sends the forms.
 */
export function recordInput(): void {
  const replays: (() => void)[] = [];
  const submitted = new Map<HTMLFormElement, HTMLElement | null>();
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
  const replay = (action: () => void): void => {
    replays.push(action);
    waitForScripts();
  };
  const waitForScripts = (): void => {
    setTimeout(() => {
      if (!recording.signal.aborted) fail();
    }, MAX_WAIT);
  };

  record('click', (event, target) => {
    // The script of the form explains faults better than the browser, if it arrives.
    const {form} = target.closest<HTMLButtonElement>('button[type="submit"]') ?? {};
    if (form && !hasFailed()) form.noValidate = true;
    const button = target.closest<HTMLElement>('button:not([type="submit"]), [role="tab"]');
    if (!button) return;
    // Otherwise React would handle it too if it is already hydrating.
    event.stopPropagation();
    replay(() => press(button));
  });
  // A button that needs its script is disabled until hydration, so it gets no click events.
  record('pointerup', (_, target) => {
    const button = target.closest<HTMLElement>('button:disabled');
    if (button) replay(() => press(button));
  });
  record('submit', (event, form) => {
    // A GET form, such as the search, works without scripts.
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    event.preventDefault();
    event.stopPropagation();
    submitted.set(form, event.submitter);
    if (hasFailed()) sendSubmitted();
    else waitForScripts();
  });

  const sendSubmitted = (): void => {
    for (const form of submitted.keys()) send(form);
    submitted.clear();
  };
  new MutationObserver((_, observer) => {
    if (hasFailed()) sendSubmitted();
    // Even scripts that arrive after the timeout receive what was typed.
    if (!hasHydrated()) return;
    observer.disconnect();
    // After the effects of the first render, in which components add their listeners.
    setTimeout(() => {
      recording.abort();
      const focused = document.activeElement?.closest('input, textarea, select');
      for (const action of replays) action();
      for (const [form, submitter] of submitted) form.requestSubmit(submitter);
      // A replayed click may take the focus, and close what the focused field had opened.
      if (!(focused instanceof HTMLElement)) return;
      focused.focus({preventScroll: true});
      focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    });
  }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated', 'data-script']});
}

/** Does what a browser would do with a form. In a mail, Chromium garbles non-ASCII characters. */
function send(form: HTMLFormElement): void {
  if (!form.action.startsWith('mailto:')) {
    form.submit();
    return;
  }
  const lines = [...new FormData(form)].map(([name, value]) => `${name}: ${String(value)}`);
  location.href = `${form.action}?body=${encodeURIComponent(lines.join('\n'))}`;
}

function press(button: HTMLElement): void {
  // Tabs react to mousedown.
  button.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
  button.click();
}
