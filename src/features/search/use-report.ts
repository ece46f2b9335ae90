import {useEffect} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {Endpoints} from '@site/src/config/endpoints';
import {reportNothing} from './report-nothing';

/** Milliseconds without a keystroke: by then the query is what was meant. */
const PAUSE = 1500;

/** Tells of a query that found nothing, where the owner has configured an endpoint for it. */
export function useReport(query: string): void {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {search} = (siteConfig.customFields?.endpoints ?? {}) as Endpoints;
  const language = i18n.currentLocale;
  useEffect(() => {
    if (!search) return undefined;
    const timer = setTimeout(() => reportNothing(search, query, language), PAUSE);
    return () => clearTimeout(timer);
  }, [search, query, language]);
}
