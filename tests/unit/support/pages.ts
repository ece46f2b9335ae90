const DAY = 86_400_000;
/** A `review_by` that is neither too close nor too far ahead, whenever the tests run. */
const NEXT_REVIEW = new Date(Date.now() + 180 * DAY).toISOString().slice(0, 10);

export const FRONT_MATTER = {
  index: `title: Knowledge base
description: Every help article by category, with the ones that are read most often on top.
sidebar_position: 1
keywords: [help, support]`,
  faq: `title: Frequently asked questions
description: Short answers to the questions asked most, each with the page that says it all.
keywords: [FAQ, common questions]`,
  glossary: `title: Glossary
description: The words that our articles use, each explained in one or two plain sentences.
sidebar_position: 1
keywords: [terms, meaning]`,
  category: `title: Payments and transfers
description: How money gets in and out of your account, and what each of the ways costs.
sidebar_position: 3
keywords: [top up, cash out]`,
  article: `title: How to pay in
description: The ways to pay in with their fees and times, and what to check before you start.
read_time: 4
sidebar_position: 1
last_update:
  date: 2024-11-20
keywords: [deposit, top up, add money, fund account, cash in]`,
  legal: `title: Terms of service
description: The agreement between you and us, with your rights and duties in plain words.
slug: /terms
sidebar_position: 1
edition: 1
effective: 2024-11-10
review_by: ${NEXT_REVIEW}
last_update:
  date: 2024-11-10
keywords: [agreement, contract, rules, conditions, T&C]`,
  update: `title: Paying in explained anew
description: The article on paying in now begins with the answer and lists every fee in a table.
slug: paying-in
date: 2024-11-26
category: knowledge-base
link: /knowledge-base/payments/pay-in`,
  page: `title: How it works
description: The whole way from an account to the first trade, with what each step costs.
lead: "A card payment costs :figure[deposits.card.fee]."
marketing: true`,
} as const;

export function page(yaml: string, body = 'One paragraph of text.'): string {
  return `---\n${yaml}\n---\n\n${body}\n`;
}
