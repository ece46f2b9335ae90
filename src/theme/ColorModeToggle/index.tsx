import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';

/** Light or dark: the theme's third choice, the scheme of the system, looks like one of them. */
export default function TwoSchemes(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  return <ColorModeToggle {...props} value={colorMode} respectPrefersColorScheme={false} />;
}
