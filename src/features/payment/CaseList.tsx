import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Ranges from '@site/src/components/Tool/Ranges';
import form from '@site/src/components/Tool/styles.module.css';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {groupAt, type GroupName} from '@site/src/features/payment/model/cases';
import {LINKS} from '@site/src/features/payment/model/links';
import {useFormatLocale} from '@site/src/lib/locale';
import {caseTexts, undatedText} from './texts';

/** Every case of a group, closed: it opens without script too. */
export default function CaseList({
  group,
  figures,
}: {
  group: GroupName;
  figures: ToolFigures;
}): ReactNode {
  const locale = useFormatLocale();
  const {methods, cases} = groupAt(group);
  return (
    <div className={form.tool}>
      <Heading as="h3" id={group}>
        {texts.group[group]}
      </Heading>
      {Object.entries(cases).map(([screen, {link}]) => {
        const words = caseTexts(group, screen, methods, figures, locale);
        return (
          words && (
            <details key={screen}>
              <summary>{words.says}</summary>
              <p>
                <strong>
                  <Ranges text={words.title ?? undatedText(group, methods, figures, locale)} />.
                </strong>{' '}
                {words.means}
              </p>
              <p>
                <Ranges text={words.now} />
              </p>
              {words.later && (
                <p>
                  <Translate id="payment.list.later">After that:</Translate> {words.later}
                </p>
              )}
              <p>
                <Link to={LINKS[link]}>{texts.link[link]}</Link>
              </p>
            </details>
          )
        );
      })}
    </div>
  );
}
