/**
 * Words by which a sentence that a model wrote is compared with the text it rests on (lib/assistant/model). Patterns are matched
 * against text in lower case without accents.
 */

/** What turns a statement around. In Spanish, a second one in the same clause only repeats it: “no hay nada”. */
export const negation = {
  en: "not|\\w+n't|cannot|no|none|nor|neither|never|nobody|nothing|without|un(?:common|likely|safe|able|necessary|proven)",
  es: 'no|nunca|jamas|nadie|nada|ni|ningun[oa]?|tampoco|sin',
} as const

/** How many, how often, how much, in which direction, how surely: what a sentence says of this, its source must say, too. */
export const measures: Record<string, { en: string; es: string }> = {
  all: {
    en: 'all|always|every(?:one|body)?|completely|entirely',
    es: '(?<!para )siempre|tod[oa]s l[oa]s(?! dias)|todo el mundo|totalmente',
  },
  most: {
    en: 'most|mostly|usual(?:ly)?|normally|typically|generally|in general',
    es: '(?:la )?mayoria|(?:la )?mayor parte|casi tod[oa]s|(?:por|en) (?:lo )?general|generalmente|suelen?|normalmente',
  },
  often: {
    en: 'often|many|(?:un)?common(?:ly)?|frequently|a lot of people',
    es: 'muchas veces|a menudo|seguido|much[oa]s|mucha gente|comun(?:es|mente)?|frecuentes?|frecuentemente',
  },
  rare: {
    en: 'rare|rarely|seldom|hardly|(?<!a )few',
    es: '(?:muy )?pocas (?:veces|personas)|(?:muy )?poca gente|rara vez|raramente|casi (?:nadie|nunca|ningun[oa]?)',
  },
  half: { en: 'half', es: 'mitad' },
  likely: { en: 'probably|(?:un)?likely', es: 'probable(?:mente)?' },
  less: { en: 'less|fewer|lower|shorter|smaller', es: 'menos|menor' },
  much: { en: 'much|a lot|far', es: '(?:mucho|bastante) (?:mas|mejor|menos|peor)' },
  little: { en: 'little|hardly|barely', es: '(?<!un )poco(?! a )|casi no|apenas' },
  big: { en: 'big(?:ger|gest)?|large|huge|major', es: 'grandes?|gran' },
  small: { en: 'small|slight(?:ly)?|tiny|minor|mild', es: 'pequen[oa]s?|chic[oa]s?|leves?' },
  up: {
    en: 'rais(?:es?|ing)|increas(?:es?|ing)|ris(?:es?|ing)|goes up|go up',
    es: 'sube[ns]?|aumenta[ns]?|eleva[ns]?',
  },
  down: {
    en: 'lower(?:s|ing)|reduc(?:es?|ing)|decreas(?:es?|ing)|drops?',
    es: '(?:le|lo|la|se) bajan?|reducen?|disminuyen?',
  },
  young: { en: 'young(?:er|est)?|teen\\w*|child\\w*', es: 'joven(?:es)?|menores|adolescentes?|nin[oa]s?' },
  without: { en: 'without', es: 'sin' },
  sudden: {
    en: 'overnight|immediately|instantly|at once|right away',
    es: 'de inmediato|enseguida|de la noche a la manana',
  },
  sure: {
    en: "will|\\w+'ll|certainly|definitely|surely|guarantees?d?",
    es: 'van? a \\w+r(?:se|le|lo)?|seguramente|con seguridad|sin duda|garantiza\\w*',
  },
  worse: { en: 'worse(?:ns?)?|worst', es: '(?:em)?peor\\w*' },
  cure: { en: 'cures?d?', es: 'cura|curan|curar\\w*' },
  safe: { en: 'safe(?:ly|r)?|harmless', es: 'segur[oa]s?|inofensiv\\w+' },
}

/** Words that say nothing of their own. */
export const emptyWords =
  'todavia tan asi aun entonces modo manera vez veces sido estar haber habia habria quiere quieren decir deja tal sola solo tenga used way thing who one once kept'

/** Words in the names of subjects that don't tell one from another. */
export const generalTopics =
  'pain surgery after before living work medicine practice symptoms spine disease joint words test body treatment decompression table'

/** Names of treatments that search takes for each other, or that no answer is filed under. */
export const otherTopics =
  'manipulation adjustment quiropractico acupuncture massage shot epidural cord nerve bone muscle'

/** Of these, the opposite holds too: if its source says so, a sentence must say so. */
export const kept = ['rare', 'little']

/** What leaves room for another outcome. A sentence that rests on one with such a word needs one, too, or a number. */
export const hedges = {
  en: "can|may|could|might|maybe|often|usually|mostly|most|many|some|sometimes|rarely|rare|probably|likely|possible|seems?|about|up to|usual|tends?|isn't clear|more or less",
  es: 'puede[ns]?|podria[ns]?|pueda[ns]?|tal vez|quiza|muchas veces|seguido|a menudo|por lo general|suelen?|mayoria|mayor parte|much[oa]s?|algun[oa]?s?|algo|a veces|pocas|probable\\w*|posible\\w*|parece[ns]?|comun(?:es)?|un[oa]s|hasta|casi|mas o menos',
} as const

/** Phrases that would be taken for something else. */
export const idioms = {
  en: 'at least|at most|more or less',
  es: 'mas o menos|por lo menos|al menos|de todos modos|lo mas',
} as const

/** A sentence about a medicine is only accepted word for word. The names of drugs are in content/search/names.ts. */
export const medicine =
  'medicines?|medications?|drugs?|pills?|tablets?|doses?|dosage|opioids?|painkillers?|laxatives?|stool softeners?|antibiotics?|thinners?|anti-inflammator(?:y|ies)|nsaids?|sedatives?|relaxants?|narcotics?|supplements?|vitamins?|cbd|marijuana|creams?|ointments?|mg|milligrams?|miralax|' +
  'medicinas?|medicamentos?|pastillas?|tabletas?|dosis|opioides?|analgesicos?|calmantes?|laxantes?|antibioticos?|anticoagulantes?|antiinflamatorios?|sedantes?|relajantes?|suplementos?|vitaminas?|marihuana|pomadas?|miligramos?|tom(?:e|ar|arse)|' +
  '\\w{3,}(?:codone|profen|proxen|gabalin|xaban|triptyline|zepam|statin|coxib|cillin|formin|glutide|azepam|caina|icina)'

const doing =
  'driv(?:e|es|ing)|lift(?:ing)?|carry|shower(?:ing)?|bath(?:e|ing)?|swim(?:ming)?|fly(?:ing)?|run(?:ning)?|jog|climb|stairs|bend(?:ing)?|twist(?:ing)?|sex|travel|sports?|golf|rid(?:e|ing)|pick up|go back|return|exercise|gym|pool|job|work(?:ing)?'
const haciendo =
  'manejar|conducir|cargar|levantar|banarse|ducharse|nadar|volar|viajar|correr|subir|agacharse|doblarse|torcerse|dormir|relaciones|deportes?|golf|montar|volver|regresar|ejercicios?|trabajar|caminar|sentarse|acostarse|avion'

/** So is one that allows an activity or forbids it, or says when it's allowed. */
export const activity =
  `\\b(?:you|people|patients|they) (?:can|may|could|should|must|shouldn't|can't|mustn't)(?: \\w+){0,3}? (?:${doing})\\b|` +
  `\\b(?:ok|okay|fine|safe|allowed|possible|free) to(?: \\w+){0,2}? (?:${doing})\\b|\\b(?:${doing})\\b[^.]*\\b(?:ok|okay|fine|safe|allowed|possible)\\b|` +
  `\\b(?:don't|never|avoid)(?: \\w+){0,2}? (?:${doing})\\b|\\b(?:driv(?:e|ing)|lift(?:ing)?|shower|fly(?:ing)?|sports?|back to work)\\b[^.]*\\d|` +
  `\\b(?:pued[ae]n?|podra|podria|debe|permite\\w*)(?: \\w+){0,3}? (?:${haciendo})\\b|\\b(?:${haciendo})\\b[^.]*\\b(?:permitid[oa]|bien|segur[oa])\\b|` +
  `\\b(?:manejar|cargar|volar|trabajar|banarse|deportes?)\\b[^.]*\\d|\\b(?:no|nunca|evite) (?:maneje|cargue|levante|nade|corra|suba|viaje|se agache|se banhe)\\b`

/** So is one that says when to call, and how urgent something is. */
export const calling =
  "9\\d\\d|er|emergenc\\w+|urgent\\w*|urgency|call|calling|appointments?|today|tonight|tomorrow|(?<!not )right away|get (?:it |this )?(?:checked|seen|help)|see (?:a|your|the) (?:doctor|surgeon)|(?:you|to|can|could|don't) wait|wait (?:for|until)|" +
  'llam(?:e|ar|arnos|enos|elos)|emergencias?|urgen\\w+|hoy|manana|citas?|esper(?:e|ar)|acuda|vaya|ambulancia'

/** No diagnosis and no odds for this person. What follows "if" isn't about them. */
export const personal =
  "\\byou (?:(?:probably|likely|may|might|could|must|do|don't|also) )*(?:have|had|suffer|need)\\b|\\byou've got\\b|\\b(?:sounds?|looks?|seems?) (?:like|to be|as if|that)\\b|" +
  "\\byou(?:'ll| will| won't|'re going to| are going to| aren't going to) (?:be|get|have|recover|heal|improve|feel|need|not|never|likely|walk|end)\\b|" +
  "(?<!\\b(?:of|in|on|to|from|by|the \\w+) )\\byour (?:[\\w-]+ ){0,3}?(?:is|isn't|comes?|means|will|won't|was|has|shows)\\b|\\b(?:your|you have an?) (?:own )?(?:chances?|odds)\\b|\\byou have a \\d|\\bin your case\\b|\\b(?:right|best|safe|enough|fine) for you\\b|" +
  '\\busted (?:ya )?(?:no )?(?:tiene|tendra|va|sufre|esta|necesita|padece|puede)\\b|\\blo que (?:usted )?tiene\\b|\\blo suyo\\b|\\bsu (?:\\w+ ){0,2}?(?:es|viene|va|esta|significa|sanara|mejorara|muestra|se debe)\\b|' +
  '\\ben su caso\\b|\\bpara usted\\b|\\b(?:suena|parece) (?:a|que|ser)\\b|\\bva a (?:quedar|mejorar|sanar|estar|recuperarse|tener|poder)\\b|\\btiene (?:una |un )?(?:hernia|ciatica|estenosis|infeccion|tumor|fractura|disco)\\b'

/** What makes a statement one about anyone who has something. */
export const supposing = '\\b(?:if|when|whether|unless|once|until|si|cuando|aunque)\\b'

/** Units of a number. */
export const units: Record<string, string> = {
  minute: 'minutes?|minutos?',
  hour: 'hours?|horas?',
  night: 'nights?|noches?',
  day: 'days?|dias?',
  week: 'weeks?|semanas?',
  month: 'months?|mes|meses',
  year: 'years?|anos?|age',
  time: 'times|veces',
  percent: '%|percent|por ciento',
  weight: 'pounds?|libras?|kilos?|lb',
  degree: '°f?|degrees|grados',
  milligram: 'mg|milligrams?|miligramos?',
  visit: 'visits?|sessions?|consultas?|sesiones',
}

/** Numbers in words. "One" and "un" mostly aren't numbers. */
export const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  veinte: 20,
  treinta: 30,
  cincuenta: 50,
  twice: 2,
}
