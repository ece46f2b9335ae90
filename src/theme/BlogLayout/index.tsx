import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import ReadingPage from '@site/src/components/ReadingPage';

/** The layout of /updates and of each update. */
export default function BlogLayout({children, title, description}: Props): ReactNode {
  return (
    <Layout {...(title && {title})} {...(description && {description})}>
      <ReadingPage>{children}</ReadingPage>
    </Layout>
  );
}
