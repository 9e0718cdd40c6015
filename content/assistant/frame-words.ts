/**
 * How the assistant reads and repeats what someone says of an operation and the time since. Patterns are parts of regular
 * expressions, without accents; an operation on the neck comes before the same one elsewhere.
 */
export const framedOperations = [
  { told: 'acdf', en: 'ACDF', es: 'la ACDF', subject: 'acdf' },
  {
    told: '(?:neck|cervical) fusion|fusion (?:cervical|del cuello)',
    en: 'a neck fusion',
    es: 'la fusión del cuello',
    subject: 'acdf',
  },
  { told: 'fusion', en: 'a fusion', es: 'la fusión', subject: 'lumbar-fusion' },
  {
    told: 'micro ?dis[ck]ectom\\w*|microdisectom\\w*|dis[ck]ectom\\w*',
    en: 'a microdiscectomy',
    es: 'la microdiscectomía',
    subject: 'microdiscectomy',
  },
  { told: 'laminectom\\w*', en: 'a laminectomy', es: 'la laminectomía', subject: 'lumbar-laminectomy' },
  { told: 'kyphoplasty|cifoplastia', en: 'kyphoplasty', es: 'la cifoplastia', subject: 'kyphoplasty' },
  {
    told: 'surgery|operation|post ?-?op|cirugia|operacion|operaron|operad[oa]',
    en: 'surgery',
    es: 'la cirugía',
    subject: 'after-surgery',
  },
] as const

/** Answers on what comes after an operation; the others don't depend on the time since. */
export const framedFacets = ['driving', 'work', 'recovery', 'pain-after']

export const framedUnits = [
  { told: 'days?|dias?', en: ['day', 'days'], es: ['día', 'días'] },
  { told: 'weeks?|wks?|semanas?', en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  { told: 'months?|mes(?:es)?', en: ['month', 'months'], es: ['mes', 'meses'] },
] as const

export const relatives = [
  { told: 'mom|mother|moms|mama|ama', en: 'your mother', es: 'su mamá' },
  { told: 'dad|father|dads|papa|apa', en: 'your father', es: 'su papá' },
  { told: 'husband|esposo|marido', en: 'your husband', es: 'su esposo' },
  { told: 'wife|esposa|senora', en: 'your wife', es: 'su esposa' },
] as const

export const frameWords = {
  /** Comes after, or before, a time that has passed. */
  ago: 'ago|out|post ?-?op|since',
  before: 'hace|llevo|tengo|lleva|tiene',
  /** The operation is still to come, or the time is. */
  notYet:
    'so|need\\w*|necesit\\w*|will|would|going to|gonna|next|by then|before|if|scheduled|van a|voy a|antes|si|until|hasta|at|a las',
  someone:
    'he|she|hes|shes|they|friend|neighbor|uncle|aunt|brother|sister|son|daughter|grand\\w+|tio|tia|hermano|hermana|hijo|hija|abuel\\w+|vecin[oa]|amig[oa]|compadre|suegr[oa]|cousin|prim[oa]|coworker',
  en: (who: string | null, time: string, operation: string) =>
    `Since ${who === null ? 'you’re' : `${who} is`} ${time} out from ${operation}:`,
  es: (who: string | null, time: string, operation: string) =>
    `Como ${who === null ? '' : `${who} `}lleva ${time} desde ${operation}:`,
} as const
