import {stemmer} from 'stemmer';

import {fold} from '../../../lib/fold';

/** Words of six languages too common to distinguish pages; they only count within phrases. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after all already also am an and any anybody anyone anything are as at be been before being but by
  can could did do does doing done everything find for from get gets getting going got guys had has have having hello
  hi how i id if ill im in into is it its ive just let like made make makes many me much my need no not of off on or
  our please pls really s she should so some somebody someone something still t tell than thanks that thats the their
  them then there theres these they this those to today too u us use using very vs want wants was we were what whats when
  where which who whys why will with would you your
  always anymore asap assist bro bruh damn dear dude even ffs fuck fucking guy hell honestly idk kindly madam maybe
  might now says said lol omg plz shit shall since sir sorry tells thx told urgent while wtf
  aber alles auch auf aus bei bin bitte das dem den der die doch durch ein eine einem einen einer er es euch fur gibt
  hab habe haben habt hast hat hatte ich ihr ihre im immer ist jetzt kann kein keine keinen keiner konnen mal man mehr
  mein meine meinem meinen meiner mich mir mit muss nach nicht noch nur oder seit sich sie sind soll sollte uber und
  vom von war warum welche welchen welcher welches wenn wer werden wie wieder wird wissen wo wollen wollt wurde zu zum
  zur
  ai au aussi aux avec avez bonjour ca ce cela ces cette comme comment dans de depuis des du elle en est et etait ete
  etre faire fait il j je l la le les leur ma mais merci mes mon n ne nous ont ou par pas peut peux pour pourquoi puis
  que quel quelle quelles quels qui quoi si suis sur svp toujours tous tout une vos votre vous
  al algo como con cual de del desde donde el ella entre esta este esto estoy fue gracias ha hace hacer han hay he hola las
  lo los mas mi mis muy nada para pero por porque puede puedo quien quiero se si solo soy su sus tengo tiene todo
  todos un una y ya
  ale byc byl bylo chce co czemu czy dla dlaczego gdzie ja jak jaka jaki jakie jest jestem jeszcze juz ktos mam mi
  mnie moge moich moim moj moja moje mojego mojej moze mozna musze na nic nie od oraz po prosze przez sa sie ta tego
  tej tylko w wam we z za ze zostal zostala zostalo
  annoyed ashamed because confused else etc every he her him his himself itself myself ok okay onto really ones scared stupid such terrible though until upon
  well whom whose worried yeah yes yet yourself
  alle als bis da damit dann dein deine deinen denn dich dieser diese dieses diesem diesen dir du etwas euch euer eure
  ganz gar geht gemacht gerade heute hier ihm ihn ihnen konnte konnten machen macht mochte ob ohne schon sehr tun uns
  vielleicht viel vor weil wir wirklich wollte wurden
  ainsi alors apres autre autres avant avoir beaucoup bien celui cet chez combien deja dois doit donc elles encore faut
  fois hier ils jamais leurs lui moi nos notre nous quelque quelquun quelques rien sans sera ses sont sous toi toute toutes
  tres trop vais veux voudrais
  ahora alguien algun alguna antes aqui asi aun ayer bien cada cuanta cuanto debe debo despues ellos entonces esa ese eso
  esos estaba estan hacerlo hago hasta hola hoy mismo mucha mucho nadie nos nuestro nunca otra otro poco podemos podria
  pueden quiere ser siempre sin sobre tambien te tienen tu usted ustedes vez voy yo
  albo aby bardzo bede bedzie bo bylam bylem byla byly chcialabym chcialbym cie cos dzisiaj gdy jego jej jesli kazdy kto
  ktora ktore ktory lub mial miala mna mozecie moze mozesz naprawde nad nadal nasz o pan pani pod przed przy robic
  sobie swoj swoja swoje tak tam teraz tez ty tym wasz wasza wasze wczoraj wiec wiem wszystko zeby zrobic
  abbiamo adesso anche ancora avere che ci cosa cosi dal dalla degli dei della delle dello devo deve di dopo dove e ed
  ero faccio fatto gia gli grazie hai hanno ho il miei mia mie mio molto nel nella nessuno niente non nostro per perche
  piu posso prima puo qualcuno quale quali quanto quella quello questa queste questi questo sei sempre senza siamo sono
  stata stato sua sul sulla suo ti tua tuo tutti tutto uno voglio vorrei vostra vostro
  benotige benotigt besoin bisogno brauche brauchen encontrar finde finden necesita necesito potrzeba potrzebuje trouve
  trouver trovare trovo znajde znalezc
  darf denke dringend gesagt gestern glaube hallo jemand lassen letzte niemand plotzlich sagt sagte schnell
  aucun aucune bonsoir crois dit hier pense salut semble urgence urgent
  aqui buenas buenos creo dicen dijo parece pienso saludos sigue todavia urgente
  chwile dalej mowi mowil mowila mysle nagle pilne pilnie powiedzial powiedziala razem witam
  buonasera ciao credo detto dicono ieri penso qualcosa saluti sembra vuole`.split(/\s+/),
);

export interface Word {
  /** Lower case, without diacritics, otherwise as written. */
  readonly surface: string;
  /** The form stored in the index. */
  readonly stem: string;
  readonly stop: boolean;
}

/** Numbers keep their decimal point, so that 0.25 is one word; compounds are split. */
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;
/** Amounts such as `58,593.75`, parts of telephone numbers, hashes and keys: nobody looks for those of our examples. */
const EXAMPLE = /^0\d|^\d+[.,]|^\d{5,}$|^(?=.*\d)\w{9,}$/;
const NEGATED =
  /\b(?:(can)(?:['’]?t|not)|(are|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['’]?t)\b/gi;

export function wordOf(surface: string): Word {
  const isPlain = !/\d/.test(surface) && surface.length > 2;
  return {
    surface,
    stem: isPlain ? stemmer(surface) : surface,
    stop: STOP_WORDS.has(surface) || EXAMPLE.test(surface),
  };
}

function surfacesOf(text: string): string[] {
  const apart = text
    .replace(NEGATED, '$1$2 not')
    .replace(/\b(?:[cdjlmnst]|qu|un|\w{1,2}ll)['’]|['’](?:s\b)?/giu, '')
    .replace(/\be[-‐‑ ]?mail/giu, 'email');
  return fold(apart).match(WORD) ?? [];
}

/** The words of a text, in order. "Hasn't" becomes "has not", "cannot" "can not", "Anna's" "Anna". */
export function wordsOf(text: string): Word[] {
  return surfacesOf(text).map(wordOf);
}

/** The distinct stems of a text, without stop words. */
export function stemsOf(text: string): string[] {
  const words = [...new Set(surfacesOf(text))].map(wordOf);
  return [...new Set(words.flatMap(({stem, stop}) => (stop ? [] : stem)))];
}

/** The key of a word or phrase that has synonyms. */
export function synonymKeyOf(words: readonly Word[]): string {
  return words.map(({surface, stem}) => (words.length === 1 ? surface : stem)).join(' ');
}

/** Pairs of adjacent words, such as `+sign in`: no word is the beginning of one. */
export function pairsOf(words: readonly Word[]): string[] {
  return words.slice(1).map(({stem}, index) => `+${words[index]?.stem ?? ''} ${stem}`);
}

/** A whole title or keyword; "cannot log in" differs from "log in". Empty if there are only stop words. */
export function wholeOf(words: readonly Word[]): string[] {
  const telling = words.filter(({stop, surface}) => !stop || surface === 'not');
  const isName = telling.some(({stop}) => !stop);
  return isName ? [`=${telling.map(({stem}) => stem).join(' ')}`] : [];
}
