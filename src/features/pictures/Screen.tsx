import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {ChevronDown, type LucideIcon, QrCode, Upload} from 'lucide-react';
import type {ReactNode} from 'react';

import {Figure} from '@site/src/components/Drawing';
import {type DrawingElement, type DrawingView, optionsOf} from '@site/src/content/drawings/view';

import styles from './screen.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {list: ChevronDown, upload: Upload, qr: QrCode};

/** What the look of a part says, for readers who cannot see it. */
const KINDS: Readonly<Record<string, ReactNode>> = {
  field: <Translate id="drawing.field">field</Translate>,
  list: <Translate id="drawing.list">list</Translate>,
  upload: <Translate id="drawing.upload">file</Translate>,
  qr: <Translate id="drawing.qr">beside a QR code</Translate>,
  button: <Translate id="drawing.button">button</Translate>,
};

/** A value that a screen conceals, such as a password. */
const DOTS = /^[•–\s]+$/;

/**
 * A schematic screen of the application: a list of its parts, none of which can be used. Hidden words replace
 * its look, so that the text alone says what it shows. In Markdown: `::drawing[name]`, for an XML file.
 */
export default function Screen(view: DrawingView): ReactNode {
  const {props, children} = view.root;
  return (
    <Figure view={view} schematic unsearched className={styles.screen}>
      <div className={styles.window}>
        <p className={styles.name}>{props.name}</p>
        <ul className={styles.parts}>
          {children.map((part, at) => typeof part !== 'string' && <Part key={at} {...part} />)}
        </ul>
      </div>
    </Figure>
  );
}

function Part({tag, props, children}: DrawingElement): ReactNode {
  const {step, label, kind = tag, chosen, width} = props;
  const Icon = ICONS[kind];
  const name = KINDS[kind];
  const text = children.join('');
  return (
    <li className={clsx(styles.part, styles[tag === 'qr' ? 'field' : tag], width && styles[width])}>
      {step && (
        <span className={styles.step}>
          <Hidden>
            <Translate id="drawing.step">Step</Translate>{' '}
          </Hidden>
          {step}
          <Hidden>: </Hidden>
        </span>
      )}
      <span className={styles.content}>
        {label && (
          <span className={styles.label}>
            {label}
            <Hidden>
              {name && <>, {name}</>}
              {': '}
            </Hidden>
          </span>
        )}
        <span className={styles.value}>
          {chosen ? <Options of={text} chosen={chosen} /> : <Value text={text} />}
          {!label && name && <Hidden>, {name}</Hidden>}
          {Icon && <Icon className={styles.icon} />}
        </span>
      </span>
    </li>
  );
}

function Options({of, chosen}: {of: string; chosen: string}): ReactNode {
  return optionsOf(of).map((option, at) => (
    <span key={option} className={clsx(styles.option, option === chosen && styles.chosen)}>
      {at > 0 && <Hidden>, </Hidden>}
      {option}
      {option === chosen && (
        <Hidden>
          {' '}
          <Translate id="drawing.chosen">(chosen)</Translate>
        </Hidden>
      )}
    </span>
  ));
}

function Value({text}: {text: string}): ReactNode {
  if (!DOTS.test(text)) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <Hidden>
        <Translate id="drawing.concealed">not shown here</Translate>
      </Hidden>
    </>
  );
}

function Hidden({children}: {children: ReactNode}): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}
