import type {ReactNode} from 'react';

import type {Html as Markup} from './markup';

interface Props {
  html: Markup;
  as?: 'div' | 'span';
  className?: string | undefined;
}

/** Trusted markup, generated from our own contract at build time. */
export default function Html({html, as: Tag = 'div', className}: Props): ReactNode {
  return html === '' ? null : (
    <Tag className={className} dangerouslySetInnerHTML={{__html: html}} />
  );
}
