import {endpoints, type Endpoints} from '../../src/config/endpoints';
import type {Section} from './document';

/** What visitors send us, and what happens without an endpoint. */
const CHANNELS: Readonly<Record<keyof Endpoints, {what: string; without: string}>> = {
  feedback: {
    what: '“Was this helpful?” below articles',
    without: 'opens the mail program; hardly anybody sends the message',
  },
  search: {what: 'Searches that found nothing', without: 'are not recorded'},
  contact: {what: 'Contact form', without: 'opens the mail program'},
  newsletter: {what: 'Newsletter', without: 'opens the mail program'},
};

export function endpointsSection(configured: Endpoints = endpoints): Section {
  const all = Object.entries(CHANNELS) as [keyof Endpoints, (typeof CHANNELS)['contact']][];
  return {
    id: 'endpoints',
    heading: 'Messages from visitors',
    lead: 'Endpoints are set in src/config/endpoints.ts.',
    columns: ['Source', 'Status', 'Goes to', 'Key'],
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

export function configuredCount(configured: Endpoints = endpoints): {of: number; set: number} {
  const keys = Object.keys(CHANNELS) as (keyof Endpoints)[];
  return {of: keys.length, set: keys.filter((key) => configured[key]).length};
}
