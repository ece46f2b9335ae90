import {type ReactNode, useEffect, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Pixels from the top within which no way back is offered. */
const NEAR = 300;

/**
 * Offers the way back to the top to a reader who turns back. The page is asked where it stands when it
 * is scrolled, and never while it is taken over, which would have it laid out twice.
 */
export default function BackToTopButton(): ReactNode {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let last = 0;
    const onScroll = (): void => {
      const {scrollY} = window;
      const {scrollHeight} = document.documentElement;
      const atEnd = scrollY + window.innerHeight >= scrollHeight;
      if (scrollY < NEAR || scrollY > last) setShown(false);
      else if (scrollY < last && !atEnd) setShown(true);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, {passive: true});
    return () => removeEventListener('scroll', onScroll);
  }, []);

  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
      }}
    />
  );
}
