import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/search.json';
import type {Result, Shape} from '@portal/search';

/** What is recognised by its form and has a page. */
type Placed = Exclude<Shape, {kind: 'amount'}>;

const PLACES: Record<Placed['kind'], string> = {
  transaction: '/knowledge-base/how-blockchain-works#reading-a-block-explorer',
  address: '/knowledge-base/account-and-help/coins-and-networks#the-table',
  iban: '/knowledge-base/payments/sepa-swift#iban',
  order: '/resources/api-docs#read-an-order',
  status: '/resources/api-docs#errors-and-what-to-do',
};

/** What the search says of something that it recognises by its form, such as the ID of a transaction. */
export function shapeCard(shape: Placed): Result {
  const isWrong = shape.kind === 'iban' && !shape.isValid;
  const {title, page, means} = texts.shapes[isWrong ? 'wrongIban' : shape.kind];
  const networks = 'networks' in shape ? shape.networks.join(', ') : '';
  return {
    kind: 'page',
    url: PLACES[shape.kind],
    title: [interpolate(title, {...shape, networks})],
    path: [page],
    excerpt: [means],
  };
}
