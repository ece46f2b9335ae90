import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import Unbroken from '@site/src/components/Unbroken';
import Untranslated from '@site/src/components/Untranslated';
import type {SitePageFrontMatter} from '@site/src/content/front-matter';

/** A page of `src/pages` in MDX. Its front matter makes the hero. */
export default function MDXPage({content: Content}: Props): ReactNode {
  // The build has validated the fields. Docusaurus's type covers only its own.
  const {title, description, lead, marketing, buttons, frame} =
    Content.frontMatter as unknown as SitePageFrontMatter;
  const text = (
    <MDXContent>
      <Untranslated source={Content.metadata.source} />
      <Content />
    </MDXContent>
  );
  if (frame === 'none') {
    return (
      <Layout title={title} description={description}>
        {text}
      </Layout>
    );
  }
  return (
    <Page
      title={title}
      description={description}
      lead={lead && <Unbroken text={lead} />}
      marketing={marketing ?? false}
      actions={buttons?.map((button) =>
        'app' in button ? (
          <AppButton key={button.label} to={button.app}>
            {button.label}
          </AppButton>
        ) : (
          <ButtonLink key={button.label} to={button.to}>
            {button.label}
          </ButtonLink>
        ),
      )}
      more={frame === 'hero' && text}>
      {frame !== 'hero' && text}
    </Page>
  );
}
