import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@generated/icon/default/logo.svg';
import type {Props} from '@theme/Logo';

/** The logo as a part of the page: as an image, browsers would draw it before the page itself. */
export default function Logo({className = '', imageClassName, titleClassName}: Props): ReactNode {
  const {navbar} = useThemeConfig();
  return (
    <Link to="/" className={className}>
      <div className={imageClassName}>
        <Mark width={30} height={30} aria-hidden="true" />
      </div>
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
