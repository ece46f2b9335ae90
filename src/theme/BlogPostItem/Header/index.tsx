import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Age from '@site/src/components/Age';
import BackLink from '@site/src/components/BackLink';
import {UpdateBadge} from '@site/src/components/Badge';
import PageHeader from '@site/src/components/PageHeader';
import Untranslated from '@site/src/components/Untranslated';

/** Header of an update on its own page. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  return (
    <PageHeader
      above={
        <BackLink to="/updates">
          <Translate id="update.back">All updates</Translate>
        </BackLink>
      }
      title={metadata.title}>
      <Untranslated source={metadata.source} />
      <UpdateBadge frontMatter={frontMatter} />
      <Age date={metadata.date.slice(0, 10)} />
    </PageHeader>
  );
}
