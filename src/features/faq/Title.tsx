import type {ReactNode} from 'react';

interface Props {
  id: string;
  children: ReactNode;
}

/** The heading of a question. Not the theme's: its link would be a control inside a control. */
export default function Title({id, children}: Props): ReactNode {
  return <h3 id={id}>{children}</h3>;
}
