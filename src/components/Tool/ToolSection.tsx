import Heading from '@theme/Heading';
import type {ComponentType, ReactNode} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import {ToolContext} from './context';
import OnApproach, {WithoutScript} from './OnApproach';

interface Props {
  /** Anchor of the tool. */
  id: string;
  title: ReactNode;
  as: 'h2' | 'h3';
  withoutScript: ReactNode;
  load: () => Promise<{default: ComponentType}>;
  data: ToolData;
  /** Shown above the tool. */
  children?: ReactNode;
}

/** A tool with its heading. The components of the tool read its figures with `useTool`. */
export default function ToolSection({
  id,
  title,
  as,
  withoutScript,
  load,
  data,
  children,
}: Props): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as={as} id={id}>
        {title}
      </Heading>
      {children}
      <WithoutScript>{withoutScript}</WithoutScript>
      <ToolContext value={data}>
        <OnApproach load={load} props={{}} />
      </ToolContext>
    </section>
  );
}
