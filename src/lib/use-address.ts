import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';

import {type AddressForm, type Answers, changesTo, readAddress, writeAddress} from './address';

/** Milliseconds without a change before the address is written: browsers refuse frequent changes. */
const PAUSE = 400;

interface State<Q> {
  question: Q;
  /** Whether the visitor has changed something since opening this address. */
  isChanged: boolean;
}

interface Address<Q> extends State<Q> {
  change: (changed: Partial<Q>) => void;
}

/**
 * The question that a page answers. It starts as the address says, except in the pre-rendered page, and
 * the address follows it, so that it can be shared and survives a reload and going back.
 *
 * @param form the same object on each render
 */
export function useAddress<Q extends Answers<Q>>(form: AddressForm<Q>): Address<Q> {
  const history = useHistory();
  const search = useIsBrowser() ? history.location.search : '';
  // While the next page loads, the address is already that of the next page, but this one is still shown.
  const [page] = useState(() => history.location.pathname);
  const [state, setState] = useState<State<Q>>(() => ({
    question: readAddress(search, form),
    isChanged: false,
  }));

  useEffect(() => {
    const follow = (to: typeof history.location): void => {
      if (to.pathname !== page) return;
      // A link to a section leaves the question alone, although it removes it from the address.
      if (to.search === '' && to.hash !== '') setState((before) => ({...before}));
      else setState({question: readAddress(to.search, form), isChanged: false});
    };
    const begin = ({search: asked}: typeof history.location): void =>
      setState((before) =>
        changed(
          {question: readAddress(asked, form), isChanged: before.isChanged},
          // What was entered before hydration is newer than the address.
          changesTo(before.question, form.start),
          form,
        ),
      );
    begin(history.location);
    return history.listen(follow);
  }, [history, form, page]);

  useEffect(() => {
    if (!state.isChanged) return undefined;
    const write = (): void => {
      const {pathname, search: before, hash} = window.location;
      if (pathname !== page) return;
      const after = writeAddress(before, state.question, form.start);
      // Not through the router, which would scroll to the anchor of the address.
      try {
        window.history.replaceState(window.history.state, '', pathname + after + hash);
      } catch {
        // WebKit refuses a hundred changes within half a minute. The next change is written again.
      }
    };
    const timer = setTimeout(write, PAUSE);
    // A click may leave the page before that.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [state, form, page]);

  return {
    ...state,
    change: (part) => setState((before) => changed({...before, isChanged: true}, part, form)),
  };
}

function changed<Q extends Answers<Q>>(
  {question, isChanged}: State<Q>,
  part: Partial<Q>,
  form: AddressForm<Q>,
): State<Q> {
  return {question: form.accept({...question, ...part}), isChanged};
}
