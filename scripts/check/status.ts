import {inspectStatus} from '../../src/features/status/read';
import type {Check} from './context';

/** The file behind /status is valid: components, states and incidents. */
export const status: Check = {
  name: 'status',
  run({root, today}) {
    const {status: data, findings} = inspectStatus(root, today);
    return {looked: findings.length + (data?.components.length ?? 0), findings};
  },
};
