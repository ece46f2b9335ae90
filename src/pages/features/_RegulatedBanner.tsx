import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Landmark} from 'lucide-react';

import {ButtonLink} from '@site/src/components/Button';
import {brand} from '@site/src/config/brand';

import styles from './styles.module.css';

/** Who supervises the service, set off from what it can do. */
export default function RegulatedBanner(): ReactNode {
  return (
    <section className="container" aria-labelledby="regulated">
      <div className={styles.banner}>
        <Landmark className={styles.bannerIcon} aria-hidden="true" strokeWidth={1.5} />
        <div className={styles.bannerText}>
          <Heading as="h2" id="regulated" className={styles.bannerTitle}>
            <Translate id="features.regulated.title">Regulated and supervised</Translate>
          </Heading>
          <p>
            <Translate id="features.regulated.text" values={{regulator: brand.regulator}}>
              {'An authorised virtual asset service provider under the supervision of {regulator}.'}
            </Translate>
          </p>
        </div>
        <ButtonLink to="/compliance">
          <Translate id="features.regulated.link">All compliance and legal pages</Translate>
        </ButtonLink>
      </div>
    </section>
  );
}
