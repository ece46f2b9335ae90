import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';

import Tabs from '@site/src/components/Tabs';

export default function Navigation(): ReactNode {
  return (
    <>
      <nav aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/knowledge-base">
              Knowledge Base
            </Link>
          </li>
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/knowledge-base/payments">
              Payments and transfers
            </Link>
          </li>
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">The page itself</span>
          </li>
        </ul>
      </nav>
      <br />
      <Tabs
        label="An example"
        defaultTab="first-tab"
        tabs={[
          {id: 'first-tab', label: 'Account', content: <p>The first panel.</p>},
          {id: 'second-tab', label: 'Payment', content: <p>The second panel.</p>},
        ]}
      />
    </>
  );
}
