import {checkOpenApi} from '../../src/features/contract/lint';
import type {Check} from './context';

/** The API contract follows the rules in redocly.yaml. */
export const openapi: Check = {
  name: 'openapi',
  run: async ({root}) => ({looked: 1, findings: await checkOpenApi(root)}),
};
