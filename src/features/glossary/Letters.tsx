import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

/** The anchor of a letter's heading. */
export function letterId(letter: string): string {
  return /^\p{L}$/u.test(letter) ? `letter-${letter.toLowerCase()}` : 'letter-digits';
}

/** Jumps to those letters that have terms. */
export default function Letters({letters}: {letters: readonly string[]}): ReactNode {
  return (
    <nav
      className={styles.letters}
      aria-label={translate({id: 'glossary.letters', message: 'Terms by first letter'})}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
