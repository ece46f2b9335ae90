import {brand} from '../../src/config/brand';
import {type Finding, sortFindings} from '../../src/lib/finding';
import type {CheckContext} from '../check/context';
import {code, type ReportDocument, type Section} from './document';
import {agesOf, answersIn, orphansOf, overdueIn, readTimesOf} from './pages';
import {configuredCount, coverageOf, disagreementsOf, endpointsSection} from './sections';

export function reportOn(context: CheckContext, findings: readonly Finding[]): ReportDocument {
  const figures = disagreementsOf(context);
  const orphans = orphansOf(context);
  const glossary = coverageOf(context);
  const channels = configuredCount();
  return {
    title: `${brand.name}: content report`,
    date: context.today.toISOString().slice(0, 10),
    sums: {
      'articles and legal pages': answersIn(context).length,
      'check findings': findings.length,
      'overdue for review': overdueIn(context).length,
      // Each disagreement has two rows.
      'open disagreements': figures.rows.length / 2,
      'orphan or thin pages': orphans.rows.length,
      'visitor channels configured': `${channels.set} of ${channels.of}`,
      'abbreviations without a term': glossary.missing.length,
    },
    sections: [
      findingsSection(findings),
      agesOf(context),
      readTimesOf(context),
      figures,
      orphans,
      endpointsSection(),
      glossary.section,
    ],
  };
}

function findingsSection(findings: readonly Finding[]): Section {
  return {
    heading: 'Check findings',
    lead: 'The output of npm run check.',
    columns: ['Finding', 'Fix', 'Severity', 'Location'],
    rows: sortFindings(findings).map(({file, line, message, fix, severity = 'error'}) => [
      message,
      fix,
      severity,
      code(`${file}:${line}`),
    ]),
    none: 'No problems.',
  };
}
