import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {sampleNotice} = useDocusaurusContext().siteConfig.customFields ?? {};
  return sampleNotice ? <header className="sample">{String(sampleNotice)}</header> : null;
}
