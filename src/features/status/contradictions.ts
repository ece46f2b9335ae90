import {suggestion} from '../../lib/finding';
import type {Incident, Status} from './schema';

interface Contradiction {
  /** Where it stands in the file. */
  path: readonly PropertyKey[];
  /** "message | fix", as in our schemas. */
  message: string;
}

/** Faults between fields that are each valid. */
export function contradictions({components, incidents, edited}: Status): Contradiction[] {
  const twice = [...repeated('components', components), ...repeated('incidents', incidents)];
  if (twice.length > 0) return twice;
  const days = incidents.flatMap(({updates}) => updates.map(({at}) => at.slice(0, 10)));
  const newest = days.sort().at(-1) ?? '';
  return [
    ...(newest > edited
      ? [
          {
            path: ['edited'],
            message: `is before the update of ${newest} | set edited to ${newest}`,
          },
        ]
      : []),
    ...incidents.flatMap((incident, at) => inIncident(incident, at, components)),
  ];
}

function repeated(list: string, records: readonly {id: string}[]): Contradiction[] {
  return records.flatMap(({id}, at) =>
    records.findIndex((other) => other.id === id) < at
      ? [{path: [list, at, 'id'], message: `is used twice: ${id} | give each its own id`}]
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
