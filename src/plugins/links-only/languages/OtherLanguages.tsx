import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

/** A link to the same page in each other language: that needs no menu, and works without scripts. */
export default function OtherLanguages({mobile = false}: Props): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const page = useLocation().pathname.slice(siteConfig.baseUrl.length);
  const others = i18n.locales.filter((name) => name !== i18n.currentLocale);
  return others.map((name) => {
    const {label, htmlLang, baseUrl} = i18n.localeConfigs[name] ?? {};
    return (
      <DefaultNavbarItem
        key={name}
        mobile={mobile}
        label={label}
        lang={htmlLang}
        hrefLang={htmlLang}
        // Another build, so a full load.
        to={`pathname://${baseUrl}${page}`}
        target="_self"
        autoAddBaseUrl={false}
      />
    );
  });
}
