/** Set by Docusaurus on the root element once the scripts have taken over. */
const TAKEN_OVER = 'data-has-hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor does before the scripts have taken over the page, and does it again then:
 * presses of buttons, forms sent, text typed, shortcuts, the focus. Links, and what browsers do by
 * themselves, work at once and are left alone.
 */
export function keepForLater(): void {
  const root = document.documentElement;
  const done: (() => void)[] = [];
  const typed = new Set<Field>();

  const onClick = (event: Event): void => {
    const button = target(event)?.closest<HTMLElement>('button, [role="tab"], [role="button"]');
    if (!button || (button instanceof HTMLButtonElement && isSubmit(button))) return;
    done.push(() => {
      // Tabs listen for the first half of a press.
      button.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      button.click();
    });
  };
  // One that waits for its script is disabled until then, and hears of no click.
  const onPress = (event: Event): void => {
    const button = target(event)?.closest<HTMLButtonElement>('button:disabled');
    if (button) done.push(() => button.click());
  };
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    // One that only leads to a page, as the search does, needs no script.
    if (form.method === 'get') return;
    event.preventDefault();
    done.push(() => form.requestSubmit(event.submitter));
  };
  const onInput = (event: Event): void => {
    if (target(event)?.matches('input, textarea, select')) typed.add(event.target as Field);
  };
  const onKey = (event: KeyboardEvent): void => {
    const {key, code, ctrlKey, metaKey} = event;
    const isShortcut = key === '/' ? !isField(event.target) : key === 'k' && (ctrlKey || metaKey);
    if (!isShortcut) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, bubbles: true});
    done.push(() => document.body.dispatchEvent(again));
  };

  addEventListener('click', onClick, true);
  addEventListener('pointerup', onPress, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  addEventListener('keydown', onKey, true);

  new MutationObserver((_, observer) => {
    if (root.getAttribute(TAKEN_OVER) !== 'true') return;
    observer.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('pointerup', onPress, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('input', onInput, true);
    removeEventListener('keydown', onKey, true);
    // After the effects of the first rendering, in which components begin to listen.
    setTimeout(() => {
      const {activeElement} = document;
      for (const again of done) again();
      if (isField(activeElement)) {
        // A press of before may have taken the focus along.
        if (document.activeElement === activeElement) {
          activeElement.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
        } else activeElement.focus();
      }
      typed.forEach(typeAgain);
    });
  }).observe(root, {attributeFilter: [TAKEN_OVER]});
}

const target = ({target: of}: Event): Element | undefined =>
  of instanceof Element ? of : undefined;

const isField = (of: unknown): of is Field =>
  of instanceof Element && of.matches('input, textarea, select');

const isSubmit = ({type, form}: HTMLButtonElement): boolean => type === 'submit' && form !== null;

/** Tells a field's component what stands in it, as if it was typed just now. */
function typeAgain(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}
