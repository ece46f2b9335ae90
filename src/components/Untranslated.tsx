import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Names the language of a page that has no translation, so that it is not read out in the language of the site. */
export default function Untranslated({source}: {source: string}): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  if (currentLocale === defaultLocale || source.startsWith('@site/i18n/')) return null;
  return (
    <Head>
      <html lang={localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale} />
    </Head>
  );
}
