import * as z from 'zod';

import {contradictions} from './contradictions';

export const STATES = ['not-reported', 'operational', 'degraded', 'outage', 'maintenance'] as const;

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not an id | use lower-case letters, digits and hyphens');

const day = z.iso.date('is not a day | write it as in 2026-12-06');
const time = z.iso.datetime({
  precision: -1,
  error: 'is not a time in UTC | write it as in 2026-12-06T08:10Z',
});

const componentSchema = z.strictObject({
  id,
  name: z.string().min(2).describe('As visitors read it'),
  state: z.enum(STATES),
});

const incidentSchema = z.strictObject({
  id: id.describe('Stays: the address of the incident and of its feed entries'),
  title: z.string().min(5).describe('What does not work, as visitors notice it'),
  components: z.array(id).min(1).describe('Ids of the components concerned'),
  started: time.describe('UTC, as in 2026-12-06T08:10Z'),
  ended: time.optional().describe('UTC; leave it out while the incident is open'),
  updates: z
    .array(
      z.strictObject({
        at: time.describe('UTC, as in 2026-12-06T08:10Z'),
        text: z.string().min(10).describe('What is known, and what visitors should do'),
      }),
    )
    .min(1),
});

/** `blog/status.yaml`. */
export const statusSchema = z
  .strictObject({
    monitoring: z
      .union([
        z.literal('none'),
        z.string().regex(/^https:\/\/\S+$/, 'is not known | write none, or an https address'),
      ])
      .describe('none, or the address of the page that shows what is measured'),
    edited: day.describe('Day on which somebody last looked at every state'),
    components: z.array(componentSchema).min(1),
    incidents: z.array(incidentSchema).describe('Newest first'),
  })
  .superRefine((status, context) => {
    for (const {path, message} of contradictions(status)) {
      context.addIssue({code: 'custom', path: [...path], message});
    }
  });

export type Status = z.infer<typeof statusSchema>;
export type State = (typeof STATES)[number];
export type Incident = Status['incidents'][number];

/** Every name of a field, for suggestions. */
export const FIELDS = [statusSchema, componentSchema, incidentSchema]
  .flatMap(({shape}) => Object.keys(shape))
  .concat('at', 'text');
