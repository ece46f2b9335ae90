import type {Check} from './context';

/** The figure files match their schema, and references between records resolve. */
export const figures: Check = {
  name: 'figures',
  run: ({figures: {figures: known}, figureFindings}) => ({
    looked: known.size + figureFindings.length,
    findings: figureFindings,
  }),
};
