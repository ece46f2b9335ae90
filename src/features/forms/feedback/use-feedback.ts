import {useState, useSyncExternalStore} from 'react';

import {brand} from '@site/src/config/brand';
import {useDelivery} from '@site/src/features/forms/delivery/use-delivery';

export type Answer = 'yes' | 'no';

const keyOf = (page: string): string => `feedback.${page}`;

/** The visitor's answer of an earlier visit: a preference, so it stays in the browser. */
function stored(page: string): Answer | undefined {
  try {
    const value = window.localStorage.getItem(keyOf(page));
    return value === 'yes' || value === 'no' ? value : undefined;
  } catch {
    return undefined;
  }
}

function store(page: string, answer: Answer): void {
  try {
    window.localStorage.setItem(keyOf(page), answer);
  } catch {
    // Then the question is asked again next time.
  }
}

/** An answer is not changed by other tabs while the page is read. */
const subscribe = () => () => undefined;

interface Feedback {
  answer: Answer | undefined;
  /** Whether the question after the answer is open. */
  asking: boolean;
  choose: (answer: Answer) => void;
  done: () => void;
  delivery: ReturnType<typeof useDelivery>;
}

/** What the visitor has said of a page. With an endpoint the answer goes out at once, a comment after it. */
export function useFeedback(page: string): Feedback {
  const earlier = useSyncExternalStore(
    subscribe,
    () => stored(page),
    () => undefined,
  );
  const [now, setNow] = useState<{page: string; answer: Answer; asking: boolean}>();
  const vote = useDelivery('feedback');
  const delivery = useDelivery('feedback');
  const current = now?.page === page ? now : undefined;

  const choose = (answer: Answer): void => {
    store(page, answer);
    setNow({page, answer, asking: true});
    // Without an endpoint a bare yes or no is not worth an e-mail.
    if (!vote.endpoint) return;
    void vote.send({
      quiet: true,
      fields: {helpful: answer, comment: ''},
      mail: {to: brand.supportEmail, subject: '', body: ''},
    });
  };

  return {
    answer: current?.answer ?? earlier,
    asking: current?.asking ?? false,
    choose,
    done: () => setNow((was) => was && {...was, asking: false}),
    delivery,
  };
}
