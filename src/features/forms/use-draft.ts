import {useEffect} from 'react';
import type {UseFormReturn} from 'react-hook-form';

import type {FormName, Values} from './schemas';

/** Of the tab alone, and gone with it: others may use the same computer. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Private modes may forbid it; then a reload costs the text, as on any other page.
    return undefined;
  }
}

const keyOf = (form: FormName): string => `draft.${form}`;

function read(form: FormName): Values {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(keyOf(form)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Values) : {};
  } catch {
    return {};
  }
}

function write(form: FormName, values: Values): void {
  try {
    storage()?.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Full: the text is still on the page.
  }
}

export function clearDraft(form: FormName): void {
  storage()?.removeItem(keyOf(form));
}

/** Characters of a subject that an address may bring. */
const LONGEST_SUBJECT = 80;

/** The one field that a link may fill: the search hands over what it could not find. */
function subjectOfAddress(): string {
  const subject = new URLSearchParams(window.location.search).get('subject') ?? '';
  return [...subject.trim()].slice(0, LONGEST_SUBJECT).join('');
}

/** Keeps what is typed through a reload, an outage and a failed sending. */
export function useDraft(name: FormName, form: UseFormReturn<Values>): void {
  const {subscribe, setValue, getValues} = form;
  useEffect(() => {
    // What was typed before the script was there is newer than the draft.
    for (const [field, value] of Object.entries(read(name))) {
      if (typeof value === 'string' && field in getValues() && !getValues(field)) {
        setValue(field, value, {shouldDirty: true});
      }
    }
    const subject = subjectOfAddress();
    if (subject !== '' && 'subject' in getValues() && !getValues('subject')) {
      setValue('subject', subject, {shouldDirty: true});
    }
    return subscribe({
      formState: {values: true},
      callback: ({values}) => write(name, values),
    });
  }, [name, subscribe, setValue, getValues]);
}
