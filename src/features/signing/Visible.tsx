import {visiblePieces} from '@portal/signing';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Text, with its invisible characters marked if `marked` is set. */
export default function Visible({text, marked}: {text: string; marked: boolean}): ReactNode {
  if (!marked) return text;
  return visiblePieces(text).map((piece, index) =>
    piece.mark ? (
      <span key={index} className={styles.mark}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}
