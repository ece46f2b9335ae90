import Translate from '@docusaurus/Translate';
import {lazy, type ReactNode} from 'react';

// Loaded with the first inputs: the texts about every mistake are most of what a tool needs.
const orMissing = () => ({default: Missing});

export const Verdict = lazy(async () => import('./Verdict').catch(orMissing));
export const Notes = lazy(async () => import('./Notes').catch(orMissing));

function Missing(): ReactNode {
  return (
    <p role="alert">
      <Translate id="signing.tool.missing">
        The answer could not be loaded. Check your connection and reload the page.
      </Translate>
    </p>
  );
}
