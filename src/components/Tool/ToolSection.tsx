import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import {ToolContext} from './use-tool';

interface Props {
  id: string;
  title: ReactNode;
  as: 'h2' | 'h3';
  withoutScript: ReactNode;
  data?: ToolData;
  intro?: ReactNode;
  /** The tool, as it starts: the HTML of the page has it, so that nothing moves when scripts start. */
  children: ReactNode;
}

/** A tool with its heading. The components of the tool read its figures with `useTool`. */
export default function ToolSection({
  id,
  title,
  as,
  withoutScript,
  data = {figures: {}, pages: {}},
  intro,
  children,
}: Props): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as={as} id={id}>
        {title}
      </Heading>
      {intro}
      <p className="without-script" data-search="off">
        {withoutScript}
      </p>
      <div className="with-script" data-search="off" data-export="off">
        <ToolContext value={data}>{children}</ToolContext>
      </div>
    </section>
  );
}
