import {translate} from '@docusaurus/Translate';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import Lead from './_lead.mdx';
import Sections from './_sections.mdx';

export default function Contact(): ReactNode {
  return (
    <Page
      title={translate({id: 'contact.title', message: 'Contact'})}
      description={translate({
        id: 'contact.description',
        message:
          'Reach a person by phone, chat or e-mail at any hour: how soon we answer, where our office is, and whom to ask about a business account.',
      })}
      lead={<Lead />}>
      <MDXContent>
        <Sections />
      </MDXContent>
    </Page>
  );
}
