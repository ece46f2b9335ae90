import type {ReactNode} from 'react';

import Field, {type FieldProps} from '@site/src/components/Field';
import styles from '@site/src/components/Tool/styles.module.css';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';

interface Props<Typed> {
  /** The worked example of the guide, whose result is not announced. */
  start: Typed;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  /** In the order of the fields. */
  words: Readonly<Record<keyof Typed, {label: string; hint?: string}>>;
  faults: Readonly<Record<keyof Typed, string | undefined>>;
  /** Amounts, unless they are of another kind. */
  kinds?: Readonly<Partial<Record<keyof Typed, FieldProps['kind']>>>;
  /** Empty while a field has a fault. */
  result: string;
  tone: 'good' | 'warning';
  /** Below the result. */
  children?: ReactNode;
}

/** A case of the guide with the visitor's own numbers, and its result. */
export default function Case<Typed extends Record<string, string>>(props: Props<Typed>): ReactNode {
  const {start, typed, onTyped, words, faults, kinds, result, tone, children} = props;
  const trouble = Object.values(faults).filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.fields}>
        {Object.entries(words).map(([name, text]) => (
          <Field
            key={name}
            {...text}
            kind={kinds?.[name] ?? 'amount'}
            value={typed[name] ?? ''}
            onValue={(value) => onTyped({...typed, [name]: value})}
            fault={faults[name]}
          />
        ))}
      </div>
      <Announcement text={typed === start ? '' : result || trouble} />
      {result && (
        <Verdict tone={tone}>
          <p suppressHydrationWarning>{result}</p>
          {children}
        </Verdict>
      )}
    </>
  );
}
