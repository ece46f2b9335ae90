import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo, useState} from 'react';

import {
  type Field,
  fitting,
  type Question,
  readAddress,
  writeAddress,
} from '@site/src/features/payment/model/question';

export interface Asked {
  question: Question;
  /** Fields whose value in the URL does not exist. */
  ignored: Field[];
  /** Whether the visitor has changed something since opening the page. */
  isChanged: boolean;
  change: (changed: Partial<Question>) => void;
}

/** The question, stored only in the URL. It is empty in the pre-rendered page, which has no query string. */
export function useQuestion(): Asked {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const [isChanged, setChanged] = useState(false);
  const asked = useMemo(() => readAddress(search), [search]);
  const change = (changed: Partial<Question>): void => {
    setChanged(true);
    const next = fitting({...asked.question, ...changed});
    history.replace({...history.location, search: writeAddress(next)});
  };
  return {...asked, isChanged, change};
}
