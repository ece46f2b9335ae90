import * as z from 'zod';

import {suggestion} from '../../lib/finding';

const STATES = ['not-reported', 'operational', 'degraded', 'outage', 'maintenance'] as const;

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not an id | use lower-case letters, digits and hyphens');

const day = z.iso.date('is not a date | write YYYY-MM-DD, as in 2026-12-06');
const time = z.iso.datetime({
  precision: -1,
  error: 'is not a UTC time | write YYYY-MM-DDThh:mmZ, as in 2026-12-06T08:10Z',
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
        z
          .string()
          .regex(
            /^https:\/\/\S+$/,
            'is neither "none" nor an https address | write none, or an address that starts with https://',
          ),
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

/** All field names, for suggestions. */
export const FIELDS = [statusSchema, componentSchema, incidentSchema]
  .flatMap(({shape}) => Object.keys(shape))
  .concat('at', 'text');

interface Contradiction {
  /** Path in the file. */
  path: readonly PropertyKey[];
  /** "message | fix", as in our schemas. */
  message: string;
}

/** Contradictions between fields that are valid individually. */
function contradictions({components, incidents, edited}: Status): Contradiction[] {
  const twice = [...repeated('components', components), ...repeated('incidents', incidents)];
  if (twice.length > 0) return twice;
  const days = incidents.flatMap(({updates}) => updates.map(({at}) => at.slice(0, 10)));
  const newest = days.sort().at(-1) ?? '';
  return [
    ...(newest > edited
      ? [
          {
            path: ['edited'],
            message: `is earlier than the update of ${newest} | set edited to ${newest}`,
          },
        ]
      : []),
    ...incidents.flatMap((incident, at) => inIncident(incident, at, components)),
  ];
}

function repeated(list: string, records: readonly {id: string}[]): Contradiction[] {
  return records.flatMap(({id}, at) =>
    records.findIndex((other) => other.id === id) < at
      ? [{path: [list, at, 'id'], message: `is used twice: ${id} | give each entry its own id`}]
      : [],
  );
}

function inIncident(
  {components: names, started, ended}: Incident,
  at: number,
  components: Status['components'],
): Contradiction[] {
  const found = names.flatMap((name, index): Contradiction[] => {
    const path = ['incidents', at, 'components', index];
    const state = components.find(({id}) => id === name)?.state;
    if (state === undefined) {
      const fix = suggestion(
        name,
        components.map(({id}) => id),
      );
      return [{path, message: `is not a component: ${name} | ${fix}`}];
    }
    const contradicts = !ended && (state === 'operational' || state === 'not-reported');
    return contradicts
      ? [{path, message: `is ${state} in an open incident | change its state, or add "ended"`}]
      : [];
  });
  return ended && ended < started
    ? [
        ...found,
        {
          path: ['incidents', at, 'ended'],
          message: `is before the start | write ${started} or later`,
        },
      ]
    : found;
}
