import type {Word} from './words';

/** When and how often, in the languages of `stop-words.ts`; numbers, adverbs and unknown places are found by their form. */
const TIMES: ReadonlySet<string> = new Set(
  `ago again day days evening hour hours last lunch minutes month months morning night often once soon summer time times
  twice week weekend weeks winter year years yesterday monday tuesday wednesday thursday friday saturday sunday january
  february march april june july august september october november december montag dienstag mittwoch donnerstag
  freitag samstag sonntag januar februar marz mai juni juli oktober dezember tag tage tagen woche wochen monat monaten
  stunden jahr jahren dni dnia tydzien tygodni tygodnie miesiac miesiecy godzin godziny rok lata lat poniedzialek
  poniedzialku wtorek wtorku sroda srody czwartek piatek piatku sobota niedziela jour jours semaine semaines mois
  heures an ans lundi mardi mercredi jeudi vendredi samedi dimanche dia dias semana semanas mes meses horas ano anos
  lunes martes miercoles jueves viernes sabado domingo giorni giorno settimana settimane mesi ore anni dag dagen weken
  maand maanden uur jaar`.split(/\s+/),
);
const ADVERB = /.{3}(?:ly|mente)$/;
/** An unknown word after one of these is a place or a person. */
const BEFORE_PLACE: ReadonlySet<string> = new Set(
  'at aus en from im in na naar near nach to van w z'.split(' '),
);

/** Whether a word tells when, where, how often or how much, which no page needs to have. */
export function isAside(word: Word, before: Word | undefined, isKnown: boolean): boolean {
  if (/^\d/.test(word.surface) || TIMES.has(word.surface) || ADVERB.test(word.surface)) return true;
  return !isKnown && before !== undefined && BEFORE_PLACE.has(before.surface);
}
