import Desktop from '@theme-original/DocItem/TOC/Desktop';
import {type ReactNode, useEffect, useRef} from 'react';

import {scrollWithin} from '@site/src/lib/scroll-within';

/** Scrolls a contents list that is longer than the screen, so that the section being read stays in view. */
export default function DocItemTOCDesktop(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const list = root.current?.firstElementChild;
      const link = list?.querySelector('.table-of-contents__link--active');
      if (list && link) scrollWithin(list, link);
    };
    document.addEventListener('scroll', follow, {passive: true});
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return (
    <div ref={root} style={{display: 'contents'}}>
      <Desktop />
    </div>
  );
}
