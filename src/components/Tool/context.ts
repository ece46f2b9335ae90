import {createContext} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';

/** The figures of the enclosing tool, and the pages that state them. */
export const ToolContext = createContext<ToolData>({figures: {}, pages: {}});
