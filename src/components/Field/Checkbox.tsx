import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  children: ReactNode;
}

export default function Checkbox({isChecked, onCheck, children}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={({target}) => onCheck(target.checked)} />
      {children}
    </label>
  );
}
