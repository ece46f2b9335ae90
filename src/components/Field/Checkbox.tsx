import type {ReactNode} from 'react';

import {useEntered} from './use-entered';

import styles from './styles.module.css';

interface Props {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  children: ReactNode;
}

export default function Checkbox({isChecked, onCheck, children}: Props): ReactNode {
  const box = useEntered(({checked}: HTMLInputElement) => checked, isChecked, onCheck);
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        checked={isChecked}
        onChange={({target}) => onCheck(target.checked)}
      />
      {children}
    </label>
  );
}
