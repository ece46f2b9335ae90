import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/search.json';
import type {Result, Shape} from '@portal/search';

const PLACES: Record<Shape['kind'], string> = {
  transaction: '/knowledge-base/how-blockchain-works#reading-a-block-explorer',
  address: '/knowledge-base/account-and-help/coins-and-networks#the-table',
  iban: '/knowledge-base/payments/sepa-swift#iban',
  order: '/resources/api-docs#read-an-order',
  status: '/resources/api-docs#errors-and-what-to-do',
  amount: '/tools/cost',
};

/** What the search says of something that it recognises by its form, such as the ID of a transaction. */
export function shapeCard(shape: Shape): Result {
  const isWrong = shape.kind === 'iban' && !shape.isValid;
  const {title, page, means} = texts.shapes[isWrong ? 'wrongIban' : shape.kind];
  return {
    kind: 'page',
    url: PLACES[shape.kind] + questionOf(shape),
    title: [interpolate(title, {of: nameOf(shape)})],
    path: [page],
    excerpt: [means],
  };
}

function nameOf(shape: Shape): string {
  switch (shape.kind) {
    case 'transaction':
    case 'address':
      return shape.networks.join(', ');
    case 'iban':
      return shape.country;
    case 'status':
      return shape.status;
    case 'amount':
      return shape.amount;
    case 'order':
      return '';
  }
}

/** The form of the cost calculator, filled in. */
function questionOf(shape: Shape): string {
  if (shape.kind !== 'amount') return '';
  const {action, amount, coin, way} = shape;
  const inOrOut = way && (action === 'buy' ? {in: way} : {out: way});
  return `?${new URLSearchParams({action, amount, ...(coin && {coin}), ...inOrOut}).toString()}`;
}
