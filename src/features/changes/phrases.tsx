import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Written from '@site/src/components/Written';
import {TODAY} from '@site/src/features/changes/model/routes';
import {useFormatLocale} from '@site/src/lib/locale';

/** The name of a version for readers: "November 2024", "today". */
export function useVersionName(): (version: string) => string {
  const versions = useVersions(undefined);
  return (version) =>
    version === TODAY
      ? translate({id: 'changes.today', message: 'today'})
      : (versions.find(({name}) => name === version)?.label ?? version);
}

/** Picks the plural form of a message for a count, and inserts it: `{count} page|{count} pages`. */
export function useCounted(): (count: number, forms: string) => ReactNode {
  const {selectMessage} = usePluralForm();
  const numbers = new Intl.NumberFormat(useFormatLocale());
  return (count, forms) => (
    <Written>{selectMessage(count, forms).replace('{count}', numbers.format(count))}</Written>
  );
}

/** "1 figure", "150 figures". */
export const figureForms = (): string =>
  translate({id: 'changes.count.figures', message: '{count} figure|{count} figures'});

/** "1 changed figure", "3 changed figures". */
export const changedForms = (): string =>
  translate({
    id: 'changes.count.changed',
    message: '{count} changed figure|{count} changed figures',
  });

/** "1 page", "70 pages". */
export const pageForms = (): string =>
  translate({id: 'changes.count.pages', message: '{count} page|{count} pages'});
