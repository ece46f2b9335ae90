import {createContext} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';

/** The figures and pages of the tool around. */
export const ToolContext = createContext<ToolData>({figures: {}, pages: {}});
