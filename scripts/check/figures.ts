import type {Check} from './context';

/** The figures themselves: each file by its schema, and the references between records. */
export const figures: Check = {
  name: 'figures',
  run: ({figures: {figures: known}, figureFindings}) => ({
    looked: known.size + figureFindings.length,
    findings: figureFindings,
  }),
};
