import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

import type {ShownSection} from '@site/src/contract/reference';

import Operation from './Operation';
import Prose from './Prose';

/** One group of calls, or the events. */
export default function Section({section}: {section: ShownSection}): ReactNode {
  const {name, anchor, description, operations} = section;
  return (
    <section aria-labelledby={anchor}>
      <Heading as="h2" id={anchor}>
        {name}
      </Heading>
      <p>
        <Prose nodes={description} />
      </p>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </section>
  );
}
