import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import type {Rule} from '@site/src/contract/fields';
import type {ShownField} from '@site/src/contract/reference';

import Prose from './Prose';
import styles from './fields.module.css';

/** Fields of a payload, parameters or headers; what they hold opens below them, without script too. */
export default function Fields({fields}: {fields: readonly ShownField[]}): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name} className={styles.field}>
          <p className={styles.head}>
            <code>{field.name}</code> <span className={styles.type}>{field.type}</span>{' '}
            {field.required && (
              <span className={styles.required}>
                <Translate id="api.field.required">required</Translate>
              </span>
            )}
          </p>
          <div className={styles.text}>
            <Prose nodes={field.description} />
          </div>
          <Rules rules={field.rules} />
          <Values values={field.values} />
          {field.children.length > 0 && (
            <details className={styles.children} open={field.name === 'data'}>
              <summary>
                <Translate id="api.field.children" values={{name: field.name}}>
                  {'Fields of {name}'}
                </Translate>
              </summary>
              <Fields fields={field.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const RULE_LABELS: Record<Rule, ReactNode> = {
  pattern: <Translate id="api.rule.pattern">Pattern</Translate>,
  minimum: <Translate id="api.rule.minimum">At least</Translate>,
  maximum: <Translate id="api.rule.maximum">At most</Translate>,
  minLength: <Translate id="api.rule.minLength">Characters, at least</Translate>,
  maxLength: <Translate id="api.rule.maxLength">Characters, at most</Translate>,
  default: <Translate id="api.rule.default">When left out</Translate>,
};

function Rules({rules}: Pick<ShownField, 'rules'>): ReactNode {
  const entries = Object.entries(rules) as [Rule, string][];
  if (entries.length === 0) return null;
  return (
    <p className={styles.rules}>
      {entries.map(([rule, value]) => (
        <span key={rule}>
          {RULE_LABELS[rule]} <code>{value}</code>
        </span>
      ))}
    </p>
  );
}

function Values({values}: Pick<ShownField, 'values'>): ReactNode {
  if (values.length === 0) return null;
  return (
    <ul className={styles.values}>
      {values.map(({value, meaning}) => (
        <li key={value}>
          <code>{value}</code>{' '}
          {meaning.length > 0 && (
            <span>
              <Prose nodes={meaning} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
