import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import type {UseFormReturn} from 'react-hook-form';

import type {FormName} from './delivery/deliver';
import type {Values} from './fields';

/** Drafts only live as long as the tab, because others may use the same computer. */
function slotOf(form: FormName) {
  return createStorageSlot(`draft.${form}`, {persistence: 'sessionStorage'});
}

export function clearDraft(form: FormName): void {
  slotOf(form).del();
}

/** Maximum length of a subject taken from the URL. */
const MAX_SUBJECT = 80;

/** Keeps what is typed through reloads, outages and failed deliveries. */
export function useDraft(name: FormName, form: UseFormReturn<Values>): void {
  const {subscribe, setValue, getValues} = form;
  useEffect(() => {
    const draft = Object.entries(JSON.parse(slotOf(name).get() ?? '{}') as Values);
    // The only field that a link can fill in: the search passes on a query that found nothing.
    const subject = new URLSearchParams(window.location.search).get('subject')?.trim() ?? '';
    const linked = ['subject', [...subject].slice(0, MAX_SUBJECT).join('')] as const;
    for (const [field, value] of [...draft, linked]) {
      // What was typed before hydration is newer.
      if (value && getValues(field) === '') setValue(field, value, {shouldDirty: true});
    }
    const save = (values: Values): void => slotOf(name).set(JSON.stringify(values));
    save(getValues());
    return subscribe({formState: {values: true}, callback: ({values}) => save(values)});
  }, [name, subscribe, setValue, getValues]);
}
