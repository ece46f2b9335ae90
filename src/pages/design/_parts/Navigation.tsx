import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

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
      <Tabs>
        <TabItem value="one" label="Account">
          <p>The first panel.</p>
        </TabItem>
        <TabItem value="two" label="Payment">
          <p>The second panel.</p>
        </TabItem>
      </Tabs>
    </>
  );
}
