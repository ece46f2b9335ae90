import {brand} from '../../src/config/brand';
import {type Finding,sortFindings} from '../../src/lib/finding';
import type {CheckContext} from '../check/context';
import type {ReportDocument, Section, Tone} from './document';
import {agesOf, answersIn, orphansOf, overdueIn, readTimesOf} from './pages';
import {configuredCount, coverageOf, disagreementsOf, endpointsSection} from './sections';

export function reportOn(context: CheckContext, findings: readonly Finding[]): ReportDocument {
  const overdue = overdueIn(context);
  const figures = disagreementsOf(context);
  // Each disagreement has two rows.
  const disagreements = figures.rows.length / 2;
  const orphans = orphansOf(context);
  const glossary = coverageOf(context);
  const channels = configuredCount();
  const unless = (isFine: boolean, tone: Tone): Tone => (isFine ? 'good' : tone);
  const sum = (section: string, label: string, value: number, tone: Tone) => ({
    section,
    label,
    value: String(value),
    tone,
  });
  return {
    title: `${brand.name}: content report`,
    date: context.today.toISOString().slice(0, 10),
    sums: [
      sum('age', 'articles and legal pages', answersIn(context).length, 'good'),
      sum('findings', 'check findings', findings.length, unless(!findings.length, 'bad')),
      sum('age', 'overdue for review', overdue.length, unless(!overdue.length, 'bad')),
      sum('figures', 'open disagreements', disagreements, unless(!disagreements, 'soon')),
      sum('orphans', 'orphan or thin pages', orphans.rows.length, unless(!orphans.rows.length, 'soon')),
      {
        section: 'endpoints',
        label: 'visitor channels configured',
        value: `${channels.set} of ${channels.of}`,
        tone: unless(channels.set === channels.of, 'soon'),
      },
      sum('glossary', 'abbreviations without a term', glossary.missing.length, unless(!glossary.missing.length, 'soon')),
    ],
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
    id: 'findings',
    heading: 'Check findings',
    lead: 'The output of npm run check.',
    columns: ['Finding', 'Fix', 'Severity', 'Location'],
    rows: sortFindings(findings).map(({file, line, message, fix, severity}) => [
      message,
      fix,
      severity ? {text: severity, tone: 'soon'} : {text: 'error', tone: 'bad'},
      {code: `${file}:${line}`},
    ]),
    none: 'No problems.',
  };
}
