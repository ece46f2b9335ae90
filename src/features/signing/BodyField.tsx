import Translate, {translate} from '@docusaurus/Translate';
import type {Bytes, Payload} from '@portal/signing';
import clsx from 'clsx';
import type {ChangeEvent, ReactNode} from 'react';

import Field from '@site/src/components/Field';
import tool from '@site/src/components/Tool/styles.module.css';
import {useFormatLocale} from '@site/src/lib/locale';

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
  label: ReactNode;
  value: BodyInput;
  onChange: (value: BodyInput) => void;
}

/** A request body: typed, or read from a file, because a text area turns every line ending into LF. */
export default function BodyField({label, value, onChange}: Props): ReactNode {
  const locale = useFormatLocale();
  const {text, file} = value;
  const open = async ({target}: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    onChange({text, file: {name: chosen.name, bytes}});
    // Lets the same file be chosen again after it has changed on disk.
    target.value = '';
  };

  if (file) {
    const bytes = file.bytes.length.toLocaleString(locale);
    return (
      <Field
        label={label}
        kind="code"
        readOnly
        value={translate(
          {id: 'signing.body.file', message: '{name}: {bytes} bytes'},
          {name: file.name, bytes},
        )}
        hint={
          <Translate id="signing.body.unchanged">
            It is used unchanged, read in this page and not sent anywhere.
          </Translate>
        }
        action={
          <button type="button" className={tool.small} onClick={() => onChange({text})}>
            <Translate id="signing.body.type">Type it instead</Translate>
          </button>
        }
      />
    );
  }
  return (
    <Field
      label={label}
      kind="code"
      rows={4}
      value={text}
      onValue={(typed) => onChange({text: typed})}
      wrap={text.length > WRAP_LIMIT ? 'off' : 'soft'}
      hint={
        <Translate id="signing.body.line-ends">
          Lines that you type or paste here end with LF. To keep other line endings, open a file.
        </Translate>
      }
      action={
        <label className={clsx(tool.small, styles.file)}>
          <input type="file" className="visually-hidden" onChange={(event) => void open(event)} />
          <Translate id="signing.body.open">Open a file</Translate>
        </label>
      }
    />
  );
}
