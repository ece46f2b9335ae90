import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {cloneElement, isValidElement, type ReactNode} from 'react';

/** Hides the icon from screen readers: the title beside it says the same. */
export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  const hidden = isValidElement<{'aria-hidden'?: boolean}>(icon)
    ? cloneElement(icon, {'aria-hidden': true})
    : icon;
  return <Layout {...props} icon={hidden} />;
}
