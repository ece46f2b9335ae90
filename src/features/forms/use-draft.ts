import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import type {UseFormReturn} from 'react-hook-form';

import type {FormName, Values} from './schemas';

/** Drafts only live as long as the tab, because others may use the same computer. */
function slotOf(form: FormName) {
  return createStorageSlot(`draft.${form}`, {persistence: 'sessionStorage'});
}

function read(form: FormName): Values {
  try {
    const stored: unknown = JSON.parse(slotOf(form).get() ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Values) : {};
  } catch {
    return {};
  }
}

export function clearDraft(form: FormName): void {
  slotOf(form).del();
}

/** Maximum length of a subject taken from the URL. */
const MAX_SUBJECT = 80;

/** The only field that a link can fill in: the search passes on a query that found nothing. */
function subjectOfAddress(): string {
  const subject = new URLSearchParams(window.location.search).get('subject') ?? '';
  return [...subject.trim()].slice(0, MAX_SUBJECT).join('');
}

/** Keeps what is typed through reloads, outages and failed deliveries. */
export function useDraft(name: FormName, form: UseFormReturn<Values>): void {
  const {subscribe, setValue, getValues} = form;
  useEffect(() => {
    // What was typed before hydration is newer than the draft.
    for (const [field, value] of Object.entries(read(name))) {
      if (typeof value === 'string' && field in getValues() && !getValues(field)) {
        setValue(field, value, {shouldDirty: true});
      }
    }
    const subject = subjectOfAddress();
    if (subject !== '' && 'subject' in getValues() && !getValues('subject')) {
      setValue('subject', subject, {shouldDirty: true});
    }
    const save = (values: Values): void => slotOf(name).set(JSON.stringify(values));
    save(getValues());
    return subscribe({formState: {values: true}, callback: ({values}) => save(values)});
  }, [name, subscribe, setValue, getValues]);
}
