import Translate, {translate} from '@docusaurus/Translate';
import {type ChangeEvent, type ClipboardEvent, type ReactNode, useId, useState} from 'react';

import {type BodyInput, type LineEnds, lineEndsOf} from './body';

import styles from './styles.module.css';

/** Characters above which lines are not wrapped: browsers are slow to wrap very long ones. */
const LONG = 20_000;

const LINE_ENDS: Readonly<Record<LineEnds, string>> = {lf: 'LF', crlf: 'CRLF'};

interface Props {
  label: string;
  value: BodyInput;
  onChange: (value: BodyInput) => void;
}

/** A body: typed or pasted, with the line endings that a text field would lose, or a file byte by byte. */
export default function BodyField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  const [pasted, setPasted] = useState<'crlf' | 'mixed'>();
  const {text, lineEnds, file} = value;

  const paste = (event: ClipboardEvent): void => {
    const ends = lineEndsOf(event.clipboardData.getData('text/plain'));
    setPasted(ends === 'crlf' || ends === 'mixed' ? ends : undefined);
    if (ends === 'crlf') onChange({...value, lineEnds: ends});
  };
  const open = async ({target}: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    onChange({...value, file: {name: chosen.name, bytes}});
    // The same file may be chosen once more, after it was changed.
    target.value = '';
  };

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        {/* A label would be the name of the button that stands in for the field. */}
        {file ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        <label className={styles.file}>
          <input type="file" className="visually-hidden" onChange={(event) => void open(event)} />
          <Translate id="signing.body.open">Open a file</Translate>
        </label>
      </div>
      {file ? (
        <p className={styles.opened}>
          <span>
            <Translate
              id="signing.body.file"
              values={{name: file.name, bytes: file.bytes.length.toLocaleString()}}>
              {'{name}: {bytes} bytes, taken as they are. The file is read here and sent nowhere.'}
            </Translate>
          </span>
          <button type="button" className={styles.small} onClick={() => onChange({text, lineEnds})}>
            <Translate id="signing.body.type">Type it instead</Translate>
          </button>
        </p>
      ) : (
        <>
          <textarea
            id={id}
            rows={4}
            value={text}
            wrap={text.length > LONG ? 'off' : 'soft'}
            onChange={(event) => onChange({...value, text: event.target.value})}
            onPaste={paste}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
          <div className={styles.hint}>
            <label>
              <Translate id="signing.body.ends">Line endings</Translate>{' '}
              <select
                value={lineEnds}
                onChange={(event) =>
                  onChange({...value, lineEnds: event.target.value === 'crlf' ? 'crlf' : 'lf'})
                }>
                {Object.entries(LINE_ENDS).map(([ends, name]) => (
                  <option key={ends} value={ends}>
                    {name}
                  </option>
                ))}
              </select>
            </label>{' '}
            <span id={`${id}-hint`}>{pastedNote(pasted)}</span>
          </div>
        </>
      )}
    </div>
  );
}

function pastedNote(pasted: 'crlf' | 'mixed' | undefined): string {
  switch (pasted) {
    case 'crlf':
      return translate({
        id: 'signing.body.pasted.crlf',
        message:
          'What you pasted has CRLF line endings, which Windows also adds when it copies. Choose what is sent.',
      });
    case 'mixed':
      return translate({
        id: 'signing.body.pasted.mixed',
        message:
          'What you pasted mixes line endings, which a field cannot hold: open it as a file.',
      });
    default:
      return '';
  }
}
