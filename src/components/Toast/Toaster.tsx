import {type CSSProperties, type ReactNode, useEffect} from 'react';

import {translate} from '@docusaurus/Translate';
import {Toaster as Sonner} from 'sonner';

import {toast} from '@site/src/config/interface';

/** The layer stands above the theme's providers, so it reads what they wrote on the root element. */
function colorMode(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Loaded with the first toast. */
export default function Toaster({onReady}: {onReady: () => void}): ReactNode {
  useEffect(onReady, [onReady]);
  return (
    <Sonner
      theme={colorMode()}
      visibleToasts={toast.visible}
      duration={toast.duration}
      style={{'--width': `${toast.width}px`} as CSSProperties}
      containerAriaLabel={translate({id: 'toast.region', message: 'Notifications'})}
      closeButton
      richColors
    />
  );
}
