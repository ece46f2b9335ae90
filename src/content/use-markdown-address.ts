import useBaseUrl from '@docusaurus/useBaseUrl';

import {useRoute} from '@site/src/lib/use-route';
import {markdownAddress} from './markdown-address';

/** Path of the Markdown copy of the open page; empty if it has none. */
export function useMarkdownAddress(): string {
  return useBaseUrl(markdownAddress(useRoute()) ?? '');
}
