import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, useState} from 'react';

import {brand} from '@site/src/config/brand';
import type {Endpoints} from '@site/src/config/endpoints';
import {EndpointError, postJson} from '@site/src/lib/post-json';
import type {FormName, Payload} from './deliver';
import {type Mail, openMail} from './mail';

export type DeliveryState =
  | {name: 'idle'}
  | {name: 'sending'; attempt: number}
  | {name: 'sent'}
  | {name: 'mailed'; mail: Mail}
  | {name: 'failed'; problem: string};

interface Message {
  fields: Payload['fields'];
  /** The same message as an e-mail, for sites without an endpoint. */
  mail: Mail;
  /** Called with the endpoint's errors for individual fields. */
  onFieldErrors?: (errors: Readonly<Record<string, string>>) => void;
  onSent?: () => void;
}

/** How long a second click counts as part of the first, in milliseconds. */
const DOUBLE_CLICK = 1000;

/**
 * Sends a form once, however often its button is pressed, and tracks the progress. Without an endpoint, messages
 * become e-mails.
 */
export function useDelivery(form: FormName) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const endpoints = (siteConfig.customFields?.endpoints ?? {}) as Endpoints;
  const endpoint = endpoints[form.split('.')[0] as keyof Endpoints];
  const [state, setState] = useState<DeliveryState>({name: 'idle'});
  const busy = useRef(false);
  // Sending the same message again reuses its id; an edited message gets a new one.
  const last = useRef({id: '', text: ''});

  const fail = (problem: string): void => setState({name: 'failed', problem});

  const post = async (url: string, {fields, ...message}: Message): Promise<void> => {
    if (!navigator.onLine) return fail(problemOf(undefined));
    setState({name: 'sending', attempt: 0});
    const text = JSON.stringify(fields);
    if (last.current.text !== text) last.current = {id: crypto.randomUUID(), text};
    const {id} = last.current;
    const page = window.location.pathname;
    const payload: Payload = {form, id, page, language: i18n.currentLocale, fields};
    try {
      const retrying = await import('./deliver').catch(() => undefined);
      // If the retry code cannot be loaded, a single attempt is better than none.
      if (!retrying) await postJson(url, payload, id);
      else await retrying.deliver(url, payload, (attempt) => setState({name: 'sending', attempt}));
      last.current = {id: '', text: ''};
      message.onSent?.();
      setState({name: 'sent'});
      void toast(translate({id: 'form.sent.toast', message: 'Your message has been sent'}));
    } catch (error) {
      fail(problemOf(error));
      if (error instanceof EndpointError) message.onFieldErrors?.(error.fields);
    }
  };

  const send = async (message: Message): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (endpoint) await post(endpoint, message);
      else {
        openMail(message.mail);
        setState({name: 'mailed', mail: message.mail});
        await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK));
      }
    } finally {
      busy.current = false;
    }
  };

  return {state, endpoint, send, fail, reset: () => setState({name: 'idle'})};
}

/** If its code cannot be loaded, nothing is shown: the page says the same. */
async function toast(text: string): Promise<void> {
  try {
    (await import('@site/src/components/Toast')).showToast(text);
  } catch (error) {
    console.warn('The message could not be shown as a toast:', text, error);
  }
}

/** Says why a message was not sent and what to do now. The text is still in the form. */
function problemOf(error: unknown): string {
  if (!navigator.onLine) {
    return translate({
      id: 'form.problem.offline',
      message: 'You are offline. Your text is kept: send it again when you are back online.',
    });
  }
  if (error instanceof EndpointError && error.status < 500 && error.status !== 429) {
    return translate(
      {
        id: 'form.problem.refused',
        message:
          'The message was not accepted. Check what you wrote, or send it to {email} by e-mail.',
      },
      {email: brand.supportEmail},
    );
  }
  return translate(
    {
      id: 'form.problem.failed',
      message:
        'The message could not be delivered. It is kept here: try again, or write to {email}.',
    },
    {email: brand.supportEmail},
  );
}

/** Shown if the honeypot is filled in, which a browser's autofill may also do for a person. */
export function automaticMessage(): string {
  return translate(
    {
      id: 'form.problem.automatic',
      message:
        'A hidden field was filled in, which suggests a program, so nothing was sent. Please write to {email}.',
    },
    {email: brand.supportEmail},
  );
}
