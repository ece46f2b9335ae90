/** Words of each language too common to distinguish pages, without diacritics. */
const WORDS = {
  en: `a about actually after all already also always am an and annoyed any anybody anymore anyone anything are as asap
    ashamed assist at be because been before being bro bruh but by can confused could damn dear did do does doing
    done dude eight else etc even every everything everytime ffs find five for four from fuck fucking get gets getting going
    got guy guys had has have having he hell hello her hi him himself his honestly how i id idk if ill im in into is
    it its itself ive just kindly let like lol madam made make makes many maybe me might much my myself need nine no
    not now of off ok okay omg on ones onto or our please pls plz really s said says scared seven shall she shit
    should since sir six so some somebody someone something sorry still stupid such t tell tells ten terrible than
    thanks that thats the their them then there theres these they this those though three thx to today told too u
    until upon urgent us use using very vs want wants was we well were what whats when where which while who whom
    whose why whys will with worried would wtf yeah yes yet you your yourself`,
  de: `aber acht alle alles als auch auf aus bei benotige benotigt bin bis bitte brauche brauchen da damit dann darf
    das dein deine deinen dem den denke denn der dich die diese diesem diesen dieser dieses dir doch drei dringend
    du durch ein eine einem einen einer er es etwas euch euer eure finde finden funf fur ganz gar geht gemacht
    gerade gesagt gestern gibt glaube hab habe haben habt hallo hast hat hatte heute hier ich ihm ihn ihnen ihr ihre
    im immer ist jemand jetzt kann kein keine keinen keiner konnen konnte konnten lassen letzte machen macht mal man
    mehr mein meine meinem meinen meiner mich mir mit mochte muss nach neun nicht niemand noch nur ob oder ohne
    plotzlich sagt sagte schnell schon sechs sehr seit sich sie sieben sind soll sollte tun uber und uns viel
    viele vielen vielleicht vier vom von vor war warum weil welche welchen welcher welches wenn wer werden wie wieder wir wird
    wirklich wissen wo wollen wollt wollte wurde wurden zehn zu zum zur zwei`,
  fr: `ai ainsi alors apres au aucun aucune aussi autre autres aux avant avec avez avoir beaucoup besoin bien bonjour
    bonsoir ca ce cela celui ces cet cette chez cinq combien comme comment crois dans de deja depuis des deux dit
    dix dois doit donc du elle elles en encore est et etait ete etre faire fait faut fois hier huit il ils j jamais
    je l la le les leur leurs lui ma mais merci mes moi mon n ne neuf nos notre nous ont ou par pas pense peut peux
    pour pourquoi puis quatre que quel quelle quelles quelque quelques quelquun quels qui quoi rien salut sans
    semble sept sera ses si six sont sous suis sur svp toi toujours tous tout toute toutes tres trois trop trouve
    trouver une urgence urgent vais veux vos votre voudrais vous`,
  es: `ahora al algo alguien algun alguna antes aqui asi aun ayer bien buenas buenos cada cinco como con creo cual
    cuanta cuanto cuatro de debe debo del desde despues dicen diez dijo donde dos el ella ellos encontrar entonces
    entre esa ese eso esos esta estaba estan este esto estoy fue gracias ha hace hacer hacerlo hago han hasta hay he
    hola hoy las lo los mas mi mis mismo mucha mucho muy nada nadie necesita necesito nos nuestro nueve nunca ocho
    os otra otro para parece pero pienso poco podemos podria por porque puede pueden puedo quien quiere quiero saludos
    se seis ser si siempre siete sigue sin sobre solo soy su sus tambien te tengo tiene tienen todavia todo todos
    tres tu un una urgente usted ustedes vez voy y ya yo`,
  pl: `aby albo ale bardzo bede bedzie bo byc byl byla bylam bylem bylo byly chce chcialabym chcialbym chwile cie co
    cos czemu czterech cztery czy dalej dla dlaczego dwa dwie dwoch dziesiec dziewiec dzisiaj gdy gdzie ja jak jaka
    jaki jakie jego jej jesli jest jestem jeszcze juz kazdy kto ktora ktore ktory ktos lub mam mi mial miala mna
    mnie moge moich moim moj moja moje mojego mojej mowi mowil mowila moze mozecie mozesz mozna musze mysle na nad
    nadal nagle naprawde nasz nic nie o od oraz osiem pan pani piec pieciu pilne pilnie po pod potrzeba potrzebuje
    powiedzial powiedziala prosze przed przez przy razem robic sa sie siedem sobie swoj swoja swoje szesc ta tak tam
    tego tej teraz tez trzech trzy ty tylko tym w wam wasz wasza wasze wczoraj we wiec wiem witam wszystko z za ze
    zeby znajde znalezc zostal zostala zostalo zrobic`,
  it: `abbiamo adesso anche ancora avere bisogno buonasera che ci ciao cinque cosa cose cosi credo dal dalla degli dei
    della delle dello detto deve devo di dicono dieci dopo dove e ed ero faccio fatto gia gli grazie hai hanno ho ieri
    il mia mie miei mio molto nel nella nessuno niente non nostro nove otto penso per perche piu posso prima puo
    qualcosa qualcuno quale quali quanto quattro quella quello questa queste questi questo saluti sei sembra sempre
    senza sette siamo sono stata stato sua sul sulla suo ti tre trovare trovo tua tuo tutti tutto uno voglio vorrei
    vostra vostro vuole`,
  nl: `aan alle alleen als ben bent bij daar dan dat deze dit doe doet door duurt een echt eens en er gaat geen graag hallo
    heb hebben hebt heeft het hij hoe hoelang hoeveel ik is ja je jij jullie kan komt krijg krijgen kun kunnen maar
    meer met mij mijn moet moeten mag na naar niet nog nu om omdat onze ons ook op terug te tot u uit uw van vanaf
    veel voor waar waarom wanneer wat wel werd wie wij wil willen worden wordt zal ze zich zijn zo zonder`,
};

/** They only count within phrases. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap((words) => words.split(/\s+/)),
);
