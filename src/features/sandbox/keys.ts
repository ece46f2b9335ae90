import vectors from '../../../openapi/vectors.json';
import type {ApiKey} from './authorise';

/** The secret of the published vectors, which is valid in the sandbox only. */
const secret = vectors.requests[0]?.secret ?? '';

/** The keys of the sandbox, as the API documentation names them. */
export const TEST_KEYS = [
  {key: 'test-key-51c8', secret, permissions: ['read-only', 'trade']},
  {key: 'test-key-read', secret, permissions: ['read-only']},
] as const satisfies ApiKey[];
