import {translations} from '@site/scripts/check/translations';
import {allows, reports} from '../support/findings';
import {ARTICLE, articleWith} from '../support/repository';
import {changed} from '../support/text';

const file = ARTICLE.replace('docs/', 'i18n/de/docusaurus-plugin-content-docs/current/');
const German = articleWith('Sie kostet :figure[deposits.card.fee].');

reports(
  translations,
  [
    ['2023-01-01', 'the original changed on 2024-11-20', 'translate what changed', 'last_update:'],
    ['tomorrow', 'is no day of the calendar', '', 'date: t'],
  ],
  {file, write: (date) => changed(German, '2024-11-20', date)},
);
reports(translations, [['deposits.card.fees', 'unknown figure', '', ':figure']], {
  ...{file, write: (id) => changed(German, 'deposits.card.fee', id)},
});
reports(
  translations,
  [['Text.', `there is no page ${ARTICLE.replace('in.md', 'off.md')}`, '', '---']],
  {
    file: file.replace('in.md', 'off.md'),
  },
);
allows(translations, ['Eine Karte kostet :figure[deposits.card.fee].'], {file});
