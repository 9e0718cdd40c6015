import {
  dayWords,
  months,
  namesThatAreWords,
  organizations,
  platforms,
  publicRoles,
  relatives,
  tens,
  tensInSpanish,
} from '@/lib/assistant/privacy/identifying-words'

const raw = String.raw

const relative = `(?:my|our|his|her|mi|su|nuestr[oa]) ${relatives}`
const someone = `(?:i|we|he|she|yo|ella|${relative})`
const someoneIs = raw`(?:i'?m|i am|i was|i used to be|i've been|we are|we're|he is|he's|she is|she's|yo soy|soy|somos|yo era|yo fui|ella es|el es|${relative}(?: is|'s| was| used to be| es| era| fue)|works? as|worked as|(?<!\b(?:un|el|mi|su) )(?:trabajo|trabaja|trabajaba) (?:de|como))`
const adverbs = raw`(?:(?:also|actually|currently|now|still|just|retired|former|tambien|actualmente|ahora)[ ,]+)*`

/** Words after "I'm the" that don't single anyone out. */
const anyonesPart = raw`(?:one|ones|same|type|kind|sort|person|patient|caregiver|caretaker|driver|daughter|son|wife|husband|mother|father|mom|dad|parent|sister|brother|emergency contact|que|misma|mismo|mismos|paciente|hija|hijo|esposa|esposo|mama|papa|madre|padre|hermana|hermano|persona|cuidadora?)\b`

/** Words after "I work at" that don't identify a workplace. */
const anyPlace = raw`(?:an?|home|my|your|our|nights?|least|all|times|rest|work|risk|myself|himself|herself|years|many|over|about|almost|nearly|more|decades|long|half|several|\d+|the (?:computer|office|desk|moment|same|time)|una?|mi|mis|su|sus|casa|la casa|el campo|los campos|la labor|la construccion|construccion|limpieza|oficinas?|bodegas?|el fil|el rancho|la pi[sz]ca|la noche|las noches|las mananas)\b`

const birth = raw`(?:born|(?<!happy )birth ?days?|birth ?dates?|(?:date|day|year) of birth|dob|d\.o\.b|b-?day|naci|nacio|nacid[oa]s?|(?:fecha|dia|ano|lugar) de nacimiento|cumpleanos|cumpl[oi] (?:\d+|anos))`

/** Regular expressions without outer word boundaries, by what they reveal. */
const phrases = {
  date: [
    // "born in fifty-two", "nací el [date] del cincuenta y dos"; not "born with scoliosis".
    raw`${birth}\b(?! (?:with|without|con|sin|this way|again)\b)`,
    // "the fourth of July", "July fourth", "el tres de mayo"
    raw`${dayWords},? (?:day )?(?:of|de|del) (?:${months}|may)\b`,
    raw`${months},? (?:the )?${dayWords}\b`,
    // "nineteen fifty-two", "mil novecientos", "del cincuenta y dos", "[date] sixty-one"
    raw`nineteen[- ](?:hundred|oh|o|ten|eleven|twelve|\w+teen|${tens})\b`,
    raw`mil novecientos\b|dos mil (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b`,
    raw`(?:del|ano) ${tensInSpanish}\b(?! por)`,
    raw`date\],? (?:of |del? )?(?:nineteen|twenty|${tens}|mil|dos mil|${tensInSpanish})\b|date\],? (?:'|(?:of|del?) '?)\d\d\b`,
  ],
  // 90 and over.
  age: [
    raw`ninety(?:[- ]\w+)?[- ](?:years?|yrs?)\b|i(?:'?m| am) ninety\b|(?:a|one) hundred years? old\b`,
    raw`(?:noventa(?: y \w+)?|cien|ciento \w+) anos\b`,
  ],
  account: [
    raw`(?:my|our|his|her|mi|su|nuestro) (?:\w+ )?${platforms}\b`,
    raw`${platforms}(?: ?[:@=]| (?:is|es|handle|name|user\w*|account|profile|page|cuenta|usuario|perfil)\b)`,
    raw`(?:on|en|at|por|in) ${platforms},? (?:as|under|by|i'?m|i am|me|como|soy|con|at)\b`,
    raw`(?:find|follow|add|message|dm|text|search|busca|sigue|agrega|encuentra|manda|escribe|contacta)(?:me| me| us|nos)\b.{0,20}\b${platforms}\b`,
    raw`(?:user ?name|screen ?name|handle|gamer ?tag|nombre de usuario|mi usuario|my user|my channel|mi canal)\b(?:.{0,6}\b(?:is|es|was|era)\b| ?[:=])`,
    raw`mi face\b`,
    // "maria_lopez", "backpainguy77"
    raw`\w*[a-z0-9]_+[a-z0-9]|(?!covid|type|day)[a-z]{4,}\d{2,}\b`,
  ],
  name: [
    raw`(?:i'?m|i am|this is|it'?s|calls? me|i go by|goes by|known as|speaking is|soy|habla|me dicen|me llaman|aqui) (?:${namesThatAreWords}|will)\b(?! (?:of|to|be|have|need|in)\b)`,
    raw`${relative},? ${namesThatAreWords}\b`,
    raw`(?:thanks|thank you|regards|sincerely|cheers|gracias|saludos|atentamente)[ ,.!-]+(?:${namesThatAreWords}|will)[ .!]*$`,
    raw`(?:is my name|es mi nombre)\b`,
    // "me dicen el chapo", "known as the bear"
    raw`(?:me|le) (?:dicen|apodan) (?:el|la) (?!doctora?|medic[oa]|cirujan[oa]|enfermer[oa])|(?:known as|calls? me) the\b|(?:nickname|apodo)\b`,
  ],
  role: [
    // "I'm the mayor", "soy la única dentista", "my husband is the fire chief"
    raw`${someoneIs} ${adverbs}(?:the|el|la|los|las) (?!${anyonesPart})`,
    // "I'm a judge", "my dad was the school principal", "my husband the mayor"
    raw`(?:${someoneIs}|${relative})(?:,? [\w'-]+){0,4} ${publicRoles}\b`,
    // "as mayor of this town", "the wife of the mayor", "the mayor's wife"
    raw`(?:as|como|${relatives} (?:of|de|del)) (?:the |la |el )?${publicRoles}\b`,
    raw`${publicRoles}'s ${relatives}\b`,
    raw`(?:famous|celebrity|well[- ]known|famos[oa]|everyone (?:here|in town) knows|todos me conocen|running for)\b`,
  ],
  affiliation: [
    // "my dad coaches the team", "mi papá entrena al equipo", "we own the bakery"
    raw`(?<!\b(?:can|may|could|should|will|if|when|before) )${someone} (?:\w+ )?(?:coach(?:es|ed)?|preach(?:es|ed)?|pastors?)\b`,
    raw`(?:own|owns|owned|run|runs|manage|manages|founded|lead|leads|direct|directs|started|teach|teaches) (?:the|our|an?|my|his|her)(?: [\w'-]+){0,4} ${organizations}\b`,
    raw`${someone} (?:\w+ ){0,2}(?:play|plays|played|playing|pitch|pitches|pitched|wrestles?) (?:\w+ ){0,2}(?:for|at) (?:the\b|\[)`,
    raw`(?:entreno|entrena|entrenaba|dirijo|dirige) (?:a|al|el|la|los|las|un|una|en)\b|(?:juego|juega|jugaba) (?:en|para|con) (?:el\b|la\b|los\b|las\b|\[)`,
    raw`place\](?:'s)? (?:\w+ )?${organizations}\b`,
    raw`(?:soy|es) (?!paciente)(?:\w+ ){1,2}(?:de|del|en) (?:la |el )?(?:\w+ )?${organizations}\b`,
    // "I work at Lincoln", "I'm a nurse at the prison", "trabajo en la escuela"
    raw`${someone} (?:\w+ )?(?:work|works|worked|teach|teaches|taught|study|studies|serve|served|volunteers?|volunteered)(?: \w+){0,3}? (?:at|for) (?!${anyPlace})`,
    raw`${someoneIs} an? (?:[\w'-]+ ){1,4}at (?!${anyPlace})`,
    raw`(?<!\b(?:un|el|mi|su) )(?:trabajo|trabaja|trabajaba|ensen[oa]|estudi[oa]|soy(?: \w+){1,2}|es (?:maestr|enfermer|secretari|cociner)\w+) en (?!${anyPlace})`,
  ],
}

export type IdentifyingDetail = keyof typeof phrases

/**
 * Patterns for what may identify a person and can't be masked reliably. Match against lower-case text without
 * accents (see singles-out.ts). Deliberately broad, because a false alarm only means that the site quotes a
 * passage instead.
 */
export const identifyingPhrases = Object.entries(phrases).map(([detail, patterns]) => ({
  detail: detail as IdentifyingDetail,
  pattern: new RegExp(patterns.map((pattern) => raw`\b(?:${pattern})`).join('|')),
}))
