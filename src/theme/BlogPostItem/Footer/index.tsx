import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {ButtonLink} from '@site/src/components/Button';
import type {UpdateFrontMatter} from '@site/src/content/front-matter';

/** Of a built update: `parse-front-matter.ts` adds the title of the linked page. */
type BuiltFrontMatter = UpdateFrontMatter & {link_title: string};

/** Links to the page that the update is about. */
export default function BlogPostItemFooter(): ReactNode {
  const {link, link_title: title} = useBlogPost().frontMatter as BuiltFrontMatter;
  return (
    <footer className="margin-top--lg">
      <ButtonLink to={link} tone="primary">
        <Translate id="update.readPage" values={{title}}>
          {'Read: {title}'}
        </Translate>
      </ButtonLink>
    </footer>
  );
}
