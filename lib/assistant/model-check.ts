/** What an answer in a model's words must never do (issue 5, step 3), whatever the passages say. */
export const modelFaults = ['diagnosis', 'promise', 'dose', 'medicine'] as const
export type ModelFault = (typeof modelFaults)[number]

// "If you have a fever" and "when you have an MRI" say nothing about the reader; neither does "you have to".
const condition =
  '(?<!\\b(?:if|when|whenever|once|whether|unless|until|after|before|because|that|while|what|and|or|who|do|did|would)\\s)'
const harmless =
  '(?!\\s+(?:to|had|been|any|questions?|a\\s+(?:question|choice|right|follow)|the\\s+(?:right|choice|option)|options?|time|finished|eaten|left)\\b)'
const illness =
  '(?:sciatica|stenosis|radiculopathy|myelopathy|spondylolisthesis|scoliosis|arthritis|infection|tumou?r|cancer|fracture|cauda\\s+equina|(?:a\\s+)?(?:\\w+\\s+)?(?:dis[ck]|hernia|nerve)|ci[aá]tica|estenosis|radiculopat[ií]a|mielopat[ií]a|espondilolistesis|escoliosis|artritis|infecci[oó]n|c[aá]ncer|fractura|hernia)'
const medicine =
  '(?:medicines?|medications?|meds|pills?|drugs?|tablets?|blood\\s+thinners?|anticoagulants?|warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|plavix|clopidogrel|aspirin|ibuprofen|advil|motrin|naproxen|aleve|tylenol|acetaminophen|gabapentin|lyrica|opioids?|oxycodone|hydrocodone|norco|percocet|tramadol|morphine|steroids?|prednisone|insulin|metformin|ozempic|semaglutide|statins?|antibiotics?|antidepressants?|muscle\\s+relaxers?|medicinas?|medicamentos?|pastillas?|p[ií]ldoras?|anticoagulantes?|warfarina|aspirina|ibuprofeno|naproxeno|paracetamol|acetaminof[eé]n|gabapentina|opioides?|oxicodona|hidrocodona|morfina|esteroides?|insulina|antibi[oó]ticos?)'

const patterns: Record<ModelFault, RegExp[]> = {
  diagnosis: [
    new RegExp(
      `${condition}\\byou(?:\\s+(?:most|very|quite|probably|likely|clearly|definitely|certainly|may|might|could|must|do|almost certainly|seem\\s+to|appear\\s+to))*\\s+have\\b${harmless}`,
      'iu',
    ),
    /\byou(?:['’]ve|\s+have)\s+(?:probably\s+|likely\s+)?(?:got|developed|torn|herniated|slipped|broken)\b/iu,
    /\b(?:sounds?|looks?|seems?)\s+(?:very\s+|a\s+lot\s+|more\s+)?like\b/iu,
    /\byour\s+(?:\w+\s+){0,3}(?:symptoms?|pain|numbness|weakness|scan|mri|x-?ray|results?)\s+(?:is|are|was|comes?|means?|suggests?|shows?|indicates?|points?)\b/iu,
    /\byou(?:['’]re|\s+are)\s+(?:probably\s+|likely\s+)?(?:suffering|experiencing|diagnosed|having)\b/iu,
    new RegExp(
      `\\b(?:this|that|it)(?:['’]s|\\s+is|\\s+could\\s+be|\\s+may\\s+be|\\s+must\\s+be)\\s+(?:probably|likely|clearly|definitely|almost certainly|just|only)?\\s*(?:an?\\s+)?${illness}`,
      'iu',
    ),
    /\b(?:nothing\s+(?:serious|to\s+worry)|no\s+need\s+to\s+worry|don['’]?t\s+worry|not\s+(?:an\s+emergency|serious)|you(?:['’]re|\s+are)\s+fine|wait\s+and\s+see)\b/iu,
    new RegExp(
      `(?<!\\b(?:si|cuando|que|aunque|porque)\\s(?:usted\\s)?)(?:\\busted\\s+(?:\\w+mente\\s+)?tiene\\b(?!\\s+(?:que|derecho|preguntas?|dudas?|tiempo|opciones)\\b)|\\btienes?\\s+(?:\\w+mente\\s+)?(?:un[ao]?\\s+)?(?:\\w+\\s+)?${illness})`,
      'iu',
    ),
    /\b(?:usted|t[uú])\s+(?:\w+mente\s+)?(?:padece|sufre|presenta)s?\b|\b(?:parece|suena\s+a|se\s+trata\s+de|podr[ií]a\s+ser|debe\s+de?\s*ser)\s+(?:un[ao]?\s+)?/iu,
    /\b(?:sus?|tus?)\s+(?:\p{L}+\s+){0,2}(?:s[ií]ntomas?|dolor|resonancia|debilidad|resultados?)\s+(?:es|son|indica|significa|sugiere|muestra|se\s+debe)n?\b/iu,
    /\b(?:no\s+es\s+(?:nada\s+)?grave|no\s+se\s+preocupe|no\s+te\s+preocupes|no\s+es\s+una\s+emergencia)\b/iu,
  ],
  promise: [
    /\b(?:guarantee[ds]?|promise[ds]?|risk[- ]free|no\s+risks?|without\s+(?:any\s+)?risks?|100\s*%|cures?\b|miracle|painless|pain[- ]free|permanent(?:ly)?\s+(?:relief|fix|cure))/iu,
    /\b(?:you|it|this|surgery|the\s+(?:operation|procedure|surgery|injection))\s+will\s+(?:\w+ly\s+)?(?:recover|heal|be\s+(?:fine|ok|okay|cured|better|healed|fixed|safe|able)|feel\s+better|fix|cure|help|work|walk|relieve|get\s+better|go\s+away)/iu,
    /\b(?:always|certain\s+to|sure\s+to|definitely|certainly)\s+(?:works?|helps?|heals?|succeeds?|relieves?|safe)/iu,
    /\b(?:completely|totally|perfectly|absolutely)\s+(?:safe|cured|healed|recover)/iu,
    /(?:garantiz\p{L}*|garant[ií]a\b|promet\p{L}*|sin\s+(?:ning[uú]n\s+)?riesgos?\b|milagr\p{L}*|\b(?:le|lo|la|te)\s+curar\p{L}*|\bcura\s+(?:el|la|su)\b|\b(?:se|usted)\s+(?:va\s+a\s+)?(?:recuperar[aá]|sanar[aá]|curar[aá])(?!\p{L})|\b(?:quedar[aá]|estar[aá])\s+(?:bien|curad|como\s+nuev))/iu,
    /\b(?:totalmente|completamente|100\s*%)\s+segur/iu,
  ],
  dose: [
    /\d[\d.,]*\s*(?:mg|mcg|µg|g|ml|cc|iu|units?|milligrams?|micrograms?|milliliters?|miligramos?|microgramos?|mililitros?|unidades)\b/iu,
    /(?:\d+|\b(?:one|two|three|four|five|six|half\s+an?|an?|un[ao]?|dos|tres|cuatro|media))\s+(?:more\s+|extra\s+)?(?:pills?|tablets?|capsules?|doses?|drops|puffs|pastillas?|tabletas?|c[aá]psulas?|p[ií]ldoras?|dosis|gotas)\b/iu,
    new RegExp(
      `\\b(?:take|takes|taking|tome|toma|tomar)\\b[^.!?]*\\b(?:daily|twice|once|times\\s+(?:a|per)\\s+day|every\\s+\\w+\\s+hours?|a\\s+day|veces\\s+al\\s+d[ií]a|al\\s+d[ií]a|cada\\s+\\w+\\s+horas?|diari\\w+)`,
      'iu',
    ),
    /\b(?:double|increase|lower|reduce|raise|doble|aumente|reduzca|suba|baje)\s+(?:the|your|la|su|tu)\s+(?:dose|dosage|dosis)\b/iu,
  ],
  medicine: [
    // "Never stop a medicine on your own" is the one thing to be said with these words.
    new RegExp(
      `(?<!\\b(?:while|if|when|before|after)\\s+you\\s)(?<!\\b(?:do\\s+not|don['’]?t|never|not\\s+to|to\\s+not)\\s(?:\\w+\\s)?(?:(?:stop|start|or|change|skip)\\s){0,3}(?:or\\s)?)\\b(?:stop|quit|skip|pause|hold|discontinue|start|begin|restart|resume|change|switch|try|use|take)(?:ping|ting|ning|ging|ing)?\\b(?:\\s+\\S+){0,4}?\\s+${medicine}\\b`,
      'iu',
    ),
    new RegExp(
      `\\b(?:do\\s+not|don['’]?t|never|avoid)\\s+(?:take|taking|use|using)\\b(?:\\s+\\S+){0,4}?\\s+${medicine}\\b`,
      'iu',
    ),
    new RegExp(`\\b(?:come|go|wean|taper)\\s+off\\b(?:\\s+\\S+){0,3}?\\s+${medicine}\\b`, 'iu'),
    new RegExp(
      `\\b${medicine}\\s+(?:should|must|can|may|needs?\\s+to|has\\s+to|have\\s+to)\\s+be\\s+(?:stopped|started|paused|held|skipped|taken|changed)`,
      'iu',
    ),
    new RegExp(
      `(?<!\\bno\\s(?:\\p{L}+\\s(?:ni|o)\\s)?)(?<!\\bnunca\\s(?:\\p{L}+\\s(?:ni|o)\\s)?)(?<!\\p{L})(?:deje|deja|dejar|suspenda|suspende|suspender|interrumpa|pare|empiece|empieza|empezar|inicie|comience|reanude|cambie|tome|toma|tomar|use|usar)(?!\\p{L})(?:\\s+\\S+){0,4}?\\s+${medicine}(?!\\p{L})`,
      'iu',
    ),
    new RegExp(
      `(?<!\\p{L})(?:no|nunca)\\s+(?:tome|tomes|tomar|use|usar)(?!\\p{L})(?:\\s+\\S+){0,3}?\\s+${medicine}(?!\\p{L})`,
      'iu',
    ),
  ],
}

/**
 * What an answer in a model's words does that no answer may: judge the reader's symptoms, promise, name a dose, or tell
 * the reader to start, stop or take a medicine; in English and Spanish. Strict on purpose: a harmless answer that is
 * refused costs nothing, since the site's own passage is shown instead.
 */
export function faultIn(text: string): ModelFault | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
  return modelFaults.find((fault) => patterns[fault].some((pattern) => pattern.test(plain))) ?? null
}
