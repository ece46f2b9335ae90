import {createContext, useContext} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import {useFormatLocale} from '@site/src/lib/locale';
import {type Writer, writerFor} from './writer';

/** The figures of the enclosing tool, and the pages that state them. */
export const ToolContext = createContext<ToolData>({figures: {}, pages: {}});

export interface Tool extends ToolData {
  write: Writer;
}

export function useTool(): Tool {
  const data = useContext(ToolContext);
  return {...data, write: writerFor(useFormatLocale(), data.figures)};
}
