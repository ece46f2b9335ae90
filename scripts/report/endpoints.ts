import {endpoints, type Endpoints} from '../../src/config/endpoints';
import type {Section} from './document';

/** What visitors say to us, and what becomes of it without an address. */
const CHANNELS: Readonly<Record<keyof Endpoints, {what: string; without: string}>> = {
  feedback: {
    what: '“Was this helpful?” below articles',
    without: 'opens the mail program of the visitor; hardly anybody sends it',
  },
  contact: {what: 'Contact form', without: 'opens the mail program of the visitor'},
  newsletter: {what: 'Newsletter', without: 'opens the mail program of the visitor'},
};

/** Whether what visitors say arrives anywhere. */
export function endpointsSection(configured: Endpoints = endpoints): Section {
  const all = Object.entries(CHANNELS) as [keyof Endpoints, (typeof CHANNELS)['contact']][];
  return {
    id: 'endpoints',
    heading: 'What visitors tell us',
    lead: 'Addresses are set in src/config/endpoints.ts.',
    columns: ['From', 'State', 'Goes to', 'Key'],
    rows: all.map(([key, {what, without}]) => [
      what,
      configured[key]
        ? {text: 'configured', tone: 'good'}
        : {text: 'not configured', tone: 'soon'},
      configured[key] ?? without,
      {code: key},
    ]),
    none: '',
  };
}

/** How many of the channels lead anywhere. */
export function configuredCount(configured: Endpoints = endpoints): {of: number; set: number} {
  const keys = Object.keys(CHANNELS) as (keyof Endpoints)[];
  return {of: keys.length, set: keys.filter((key) => configured[key]).length};
}
