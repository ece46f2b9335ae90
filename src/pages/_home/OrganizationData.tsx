import type {ReactNode} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';

import StructuredData from '@site/src/components/StructuredData';
import {organization} from '@site/src/components/StructuredData/organization';

export default function OrganizationData(): ReactNode {
  const logo = useBaseUrl('/img/logo.svg', {absolute: true});
  return (
    <StructuredData
      data={Object.assign({'@context': 'https://schema.org'} as const, organization(logo))}
    />
  );
}
