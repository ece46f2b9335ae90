import {useContext} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import {useFormatLocale} from '@site/src/lib/locale';
import {ToolContext} from './context';
import {type Writer, writerFor} from './writer';

export interface Tool extends ToolData {
  write: Writer;
}

export function useTool(): Tool {
  const data = useContext(ToolContext);
  return {...data, write: writerFor(useFormatLocale(), data.figures)};
}
