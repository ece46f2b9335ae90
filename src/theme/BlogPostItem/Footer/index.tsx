import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {ButtonLink} from '@site/src/components/Button';
import type {UpdateFrontMatter} from '@site/src/content/front-matter';

/** Links to the page that the update is about. */
export default function BlogPostItemFooter(): ReactNode {
  const {frontMatter} = useBlogPost();
  return (
    <footer className="margin-top--lg">
      <ButtonLink to={(frontMatter as UpdateFrontMatter).link} tone="primary">
        <Translate id="update.readPage">Read the page</Translate>
      </ButtonLink>
    </footer>
  );
}
