import Desktop from '@theme-original/DocItem/TOC/Desktop';
import {type ReactNode, useEffect, useRef} from 'react';

/** Scrolls a contents list that is longer than the screen, so that the section being read stays in view. */
export default function DocItemTOCDesktop(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const list = root.current?.firstElementChild;
      const link = list?.querySelector('.table-of-contents__link--active');
      if (!list || !link) return;
      const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
      if (inner.top < outer.top || inner.bottom > outer.bottom) {
        list.scrollTop += inner.top - outer.top - outer.height / 2;
      }
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
