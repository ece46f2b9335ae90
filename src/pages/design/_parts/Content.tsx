import useBaseUrl from '@docusaurus/useBaseUrl';
import Admonition from '@theme/Admonition';
import {Anchor, Compass, LifeBuoy} from 'lucide-react';
import type {ReactNode} from 'react';

import CardGrid, {Card} from '@site/src/components/CardGrid';
import Steps, {Step} from '@site/src/components/Steps';
import Schematic from './pictures.mdx';

import styles from './styles.module.css';

const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export function Cards(): ReactNode {
  return (
    <>
      <CardGrid columns={3}>
        <Card icon={Anchor} title="A fact">
          A sentence or two, and no link.
        </Card>
        <Card icon={Compass} title="A way on" to="/design">
          The whole card is the link.
        </Card>
        <Card icon={LifeBuoy} title="Another, with a title that takes two lines" to="/design">
          The text starts below it.
        </Card>
      </CardGrid>
      <br />
      <Steps>
        <Step title="First">What you do, and what you see then.</Step>
        <Step title="Second">Numbers are strung on a line.</Step>
        <Step title="Third">Down on a phone, across on a wide screen.</Step>
      </Steps>
      <br />
      {CALLOUTS.map((type) => (
        <Admonition key={type} type={type} title={`A ${type}`}>
          <p>
            Written as <code>:::{type}[Title]</code>, at most three on a page.
          </p>
        </Admonition>
      ))}
    </>
  );
}

export {default as Tables} from './tables.mdx';

export function Pictures(): ReactNode {
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <>
      <div className={styles.row}>
        {[16, 30, 64, 128].map((size) => (
          <img key={size} src={logo} alt={`Logo, ${size} pixels`} width={size} height={size} />
        ))}
      </div>
      <Schematic />
    </>
  );
}
