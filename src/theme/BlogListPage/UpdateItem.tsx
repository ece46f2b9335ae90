import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';

import Age from '@site/src/components/Age';
import UpdateBadge from '@site/src/components/UpdateBadge';

import styles from './styles.module.css';

export default function UpdateItem({content}: Props['items'][number]): ReactNode {
  const {title, description, date, permalink} = content.metadata;
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        <UpdateBadge frontMatter={content.frontMatter} />
        <Age date={date.slice(0, 10)} />
      </p>
      <Heading as="h2" className={styles.itemTitle}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
