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

/** The title of a generated article, unique for about 29,000 indexes. */
export function titleOf(index: number): string {
  const reader = READERS[index % READERS.length] ?? '';
  const task = TASKS[Math.floor(index / READERS.length) % TASKS.length] ?? '';
  const form = FORMS[Math.floor(index / READERS.length / TASKS.length) % FORMS.length] ?? '';
  return `${task.charAt(0).toUpperCase()}${task.slice(1)} ${form} for ${reader}`;
}
