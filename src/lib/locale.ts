import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** BCP 47 tag for numbers and dates, such as `en-GB`. */
export function useFormatLocale(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
}
