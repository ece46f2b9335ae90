import type {ReactNode} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';

import Quote from '../../_home/Quote';
import styles from './styles.module.css';

export default function Pictures(): ReactNode {
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <>
      <div className={styles.row}>
        {[16, 30, 64, 128].map((size) => (
          <img key={size} src={logo} alt={`Logo, ${size} pixels`} width={size} height={size} />
        ))}
      </div>
      <Quote />
    </>
  );
}
