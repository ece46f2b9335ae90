import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';

import type {Topic} from '@site/src/features/glossary/model/schema';

const names: Record<Topic, () => string> = {
  trading: () => translate({id: 'glossary.topic.trading', message: 'Trading'}),
  payments: () => translate({id: 'glossary.topic.payments', message: 'Payments'}),
  security: () => translate({id: 'glossary.topic.security', message: 'Security'}),
  blockchain: () => translate({id: 'glossary.topic.blockchain', message: 'Blockchain'}),
  api: () => translate({id: 'glossary.topic.api', message: 'API'}),
  compliance: () => translate({id: 'glossary.topic.compliance', message: 'Compliance'}),
  tax: () => translate({id: 'glossary.topic.tax', message: 'Tax'}),
};

export default function TopicName({topic}: {topic: Topic}): ReactNode {
  return names[topic]();
}
