import type {ReactNode} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import Card from './Card';
import Mast, {Waves} from './Mast';

import styles from './styles.module.css';

/** `::quote`: what a purchase costs, from the calculator's own engine, with an amount, coin and target to choose. */
export default function Quote(data: ToolData): ReactNode {
  return (
    <ToolContext value={data}>
      <div className={styles.figure}>
        <Mast />
        <Card />
        <Waves />
      </div>
    </ToolContext>
  );
}
