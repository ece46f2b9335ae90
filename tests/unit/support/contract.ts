import type {OpenApiDocument} from '@portal/contract';

import {currentTree} from '@site/src/content/tree';
import {documentOf} from '@site/src/features/contract/released';
import {ROOT} from './root';

/** The contract of this repository, bundled once for all tests of a worker. */
export const currentContract = (): Promise<OpenApiDocument> => documentOf(currentTree(ROOT), ROOT);
