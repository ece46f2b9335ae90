import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import Jumps from '@site/src/components/Jumps';

/** Links to the subjects. */
export default function Subjects({links}: Pick<ComponentProps<typeof Jumps>, 'links'>): ReactNode {
  return (
    <Jumps label={translate({id: 'faq.subjects', message: 'Questions by subject'})} links={links} />
  );
}
