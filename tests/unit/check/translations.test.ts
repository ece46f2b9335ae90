import {test} from 'vitest';

import {translatedSpelling, translations} from '@site/scripts/check/translations';
import {allows, expectFound, reports} from '../support/findings';
import {ARTICLE, articleWith} from '../support/repository';
import {changed} from '../support/text';

const file = ARTICLE.replace('docs/', 'i18n/de/docusaurus-plugin-content-docs/current/');
const RELATED = '## Verwandtes {/* #related-articles */}';
const German = articleWith(`Sie kostet :figure[deposits.card.fee].\n\n${RELATED}`);

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
allows(translations, [`Eine Karte kostet :figure[deposits.card.fee].\n\n${RELATED}`], {file});

reports(
  translations,
  [['## Verwandtes', '"related-articles" of the original', '{/* #related-articles */}', 'title:']],
  {file, write: (heading) => changed(German, RELATED, heading)},
);
reports(translations, [['[hier](./index.md#nowhere)', 'has no heading or anchor', '', '[hier]']], {
  ...{file, write: (link) => changed(German, 'Sie kostet', `Siehe ${link}. Sie kostet`)},
});
reports(
  translations,
  [['deposits.card.fees', 'unknown figure', 'deposits.card.fee', '"card-payment.definition"']],
  {
    file: 'i18n/de/texts/terms.json',
    write: (id) => `{"card-payment.definition": {"message": "Sie kostet :figure[${id}]."}}`,
  },
);

test('a language without a dictionary is named', async () => {
  // One that no adopter has a dictionary of by now.
  const hint = {file: 'cspell.json', message: 'i18n/xx/ is not checked', severity: 'hint'} as const;
  await expectFound(translatedSpelling, {[file.replace('/de/', '/xx/')]: German}, hint);
});
