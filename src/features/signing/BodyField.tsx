import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/signing.json';
import {type ChangeEvent, type ReactNode, useId} from 'react';

import type {Bytes, Payload} from '@site/src/features/signing/model/bytes';

import styles from './styles.module.css';

/** Text longer than this many characters is not wrapped: browsers are slow to wrap very long lines. */
const WRAP_LIMIT = 20_000;

/** The contents of a body field: typed text, or a file whose bytes are kept unchanged. */
export interface BodyInput {
  readonly text: string;
  readonly file?: {readonly name: string; readonly bytes: Bytes};
}

export function payloadOfInput({text, file}: BodyInput): Payload {
  return file?.bytes ?? text;
}

interface Props {
  label: string;
  value: BodyInput;
  onChange: (value: BodyInput) => void;
}

/** A request body: typed, or read from a file, because a text area turns every line ending into LF. */
export default function BodyField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  const {text, file} = value;
  const open = async ({target}: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    onChange({text, file: {name: chosen.name, bytes}});
    // Lets the same file be chosen again after it has changed on disk.
    target.value = '';
  };

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        {/* With a file there is no text area, so a label would name the button shown in its place. */}
        {file ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        <label className={styles.file}>
          <input type="file" className="visually-hidden" onChange={(event) => void open(event)} />
          {texts.body.open}
        </label>
      </div>
      {file ? (
        <p className={styles.opened}>
          <span>
            {interpolate(texts.body.file, {
              name: file.name,
              bytes: file.bytes.length.toLocaleString(),
            })}
          </span>
          <button type="button" className={styles.small} onClick={() => onChange({text})}>
            {texts.body.type}
          </button>
        </p>
      ) : (
        <>
          <textarea
            id={id}
            rows={4}
            value={text}
            wrap={text.length > WRAP_LIMIT ? 'off' : 'soft'}
            onChange={(event) => onChange({text: event.target.value})}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {texts.body['line-ends']}
          </p>
        </>
      )}
    </div>
  );
}
