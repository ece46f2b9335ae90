import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Ranges from '@site/src/components/Tool/Ranges';
import form from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import {casesOf, type GroupName} from '@site/src/features/payment/model/cases';
import {LINKS} from '@site/src/features/payment/model/links';
import {caseTexts, undatedText} from './texts';

/** Every case of a group, collapsed; can be expanded without JavaScript. */
export default function CaseList({group}: {group: GroupName}): ReactNode {
  const tool = useTool();
  return (
    <div className={form.tool}>
      <Heading as="h3" id={group}>
        {texts.group[group]}
      </Heading>
      {casesOf(group).map((found) => {
        const {says, title, means, now, later} = caseTexts(found, tool);
        return (
          <details key={found.screen}>
            <summary>{says}</summary>
            <p>
              <strong>
                <Ranges text={title ?? undatedText(found, tool)} />.
              </strong>{' '}
              {means}
            </p>
            <p>
              <Ranges text={now} />
            </p>
            {later && (
              <p>
                <Translate id="payment.list.later">After that:</Translate> {later}
              </p>
            )}
            <p>
              <Link to={LINKS[found.link]}>{texts.link[found.link]}</Link>
            </p>
          </details>
        );
      })}
    </div>
  );
}
