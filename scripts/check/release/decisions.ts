import path from 'node:path';

import * as z from 'zod';

import {practiceSchema} from '../../../src/content/figures/schema';
import {readRecords} from '../../../src/lib/data-file';
import type {Check} from '../context';
import {API, assumed, type Open} from './open';

const FILE = 'docs/_owner/contract.json';

/** A decision that the API contract has taken where the specification says nothing. */
export const decisionSchema = z.strictObject({
  decision: z.string().min(1).describe('What the contract says'),
  where: z.string().min(1).describe('A file, or the route of a page'),
  practice: practiceSchema.optional(),
  assumed: z.literal(true).optional().describe('Set until the owner confirms the decision'),
});

const read = (root: string) => readRecords(path.join(root, FILE), FILE, decisionSchema);

/** The decisions match their schema, and there are some. */
export const decisions: Check = {
  name: 'decisions',
  run({root}) {
    const {findings, records} = read(root);
    return {findings, count: records.size};
  },
};

export function openDecisions(root: string): Open[] {
  const {records, positionOf} = read(root);
  return [...records].flatMap(([key, {decision, where, practice, assumed: isAssumed}]) => {
    const place = {file: FILE, ...positionOf([key])};
    return isAssumed ? [{...place, ...assumed(decision, practice), page: where, who: API}] : [];
  });
}
