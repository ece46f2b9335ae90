import type {SearchDocument, Section} from '../../src/search/document';

const READERS = `accountants artists bakeries bookshops builders cafes charities chemists choirs
  clinics colleges cooperatives couples dentists designers drivers editors engineers estates
  families farmers florists foundations freelancers gardeners guesthouses hospitals importers
  joiners journalists kindergartens landlords lawyers libraries musicians museums nurses opticians
  parishes pensioners photographers pilots plumbers potters printers publishers restaurants
  sailors schools shipyards students studios tailors teachers theatres translators universities
  veterinarians winemakers workshops`.split(/\s+/);
const TASKS = `budgets bookkeeping audits reconciliation insurance succession procurement invoicing
  payroll treasury donations stocktaking licensing franchising rostering planning appraisal leasing
  forecasting governance fundraising dividends expenses catering logistics recruitment stewardship
  membership sponsorship mentoring`.split(/\s+/);
const FORMS = `checklist primer calendar routine casebook interview workbook diary summary timetable
  overview briefing worksheet roadmap digest`.split(/\s+/);

const SECTIONS = 6;
const SENTENCES_IN_SECTION = 12;

/**
 * Makes articles from the sentences and headings of real ones, under titles of their own. The
 * same input gives the same articles.
 */
export function generateArticles(
  documents: readonly SearchDocument[],
  count: number,
): SearchDocument[] {
  const real = documents.filter(({kind}) => kind === 'article').flatMap(({sections}) => sections);
  const sentences = real
    .flatMap(({text}) => text.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30);
  const headings = real.map(({heading}) => heading).filter((heading) => heading !== '');
  if (sentences.length === 0 || headings.length === 0) throw new Error('There is no article');
  const next = randomNumbers(7);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const paragraph = (length: number): string =>
    Array.from({length}, () => pick(sentences)).join(' ');
  return Array.from({length: count}, (_, index): SearchDocument => {
    const title = titleOf(index);
    const section = (heading: string): Section => ({
      heading,
      anchor: heading.toLowerCase().replace(/\W+/g, '-'),
      text: paragraph(SENTENCES_IN_SECTION),
    });
    return {
      kind: 'article',
      url: `/knowledge-base/generated/${index}`,
      title,
      path: ['Knowledge Base', 'Generated'],
      description: pick(sentences).slice(0, 160),
      keywords: title.toLowerCase().split(' '),
      sections: [section(''), ...Array.from({length: SECTIONS}, () => section(pick(headings)))],
    };
  });
}

function titleOf(index: number): string {
  const reader = READERS[index % READERS.length] ?? '';
  const task = TASKS[Math.floor(index / READERS.length) % TASKS.length] ?? '';
  const form = FORMS[Math.floor(index / READERS.length / TASKS.length) % FORMS.length] ?? '';
  return `${task.charAt(0).toUpperCase()}${task.slice(1)} ${form} for ${reader}`;
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
