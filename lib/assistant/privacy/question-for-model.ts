import { maskNames } from '@/lib/assistant/privacy/mask-names'

const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)[a-z]*'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const street =
  'st|street|ave|avenue|av|rd|road|dr|drive|blvd|boulevard|ln|lane|way|ct|court|pl|place|cir|circle|pkwy|parkway|hwy|highway|ter|terrace|apt'
const digit =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'
const dot = '(?:\\(dot\\)|dot|punto|\\.)'
const provider = 'gmail|yahoo|hotmail|outlook|icloud|aol|proton'
const numbered =
  'ssn|social(?: security)?|seguro social|mrn|record|chart|account|case|expediente|member|subscriber|policy|p[oó]liza|medicare|medi-?cal|medicaid|insurance|license|id'

/** Direct identifiers and what replaces them; longer and better delimited ones come first. */
const identifiers = [
  ['(?:https?://|www\\.)\\S+', 'link'],
  ['[^\\s@<>()]+\\s*@\\s*[^\\s@<>()]+\\.[^\\s@<>(),;]+', 'email'],
  [
    `[\\w.+-]+(?: ${dot} [\\w.+-]+)*\\s*(?:\\(at\\)|\\bat\\b|\\barroba\\b|@)\\s*(?:(?:${provider})\\b(?:\\s*${dot}\\s*com\\b)?|[\\w-]+\\s*${dot}\\s*(?:com|net|org|edu|gov|mx)\\b)`,
    'email',
  ],
  ['(?<!\\w)@\\w[\\w.-]+|(?<![\\w/])/?u/[\\w-]{2,}', 'account'],
  [
    '\\b(?:born|birth ?day|birth ?date|date of birth|dob|d\\.o\\.b\\.?|nac[ií]|naci[oó]|nacid[oa]|fecha de nacimiento|cumplea[nñ]os|cumplo)\\b(?! (?:with|con)\\b)[^!?;\\n]{0,40}(?<!\\w)(?:\\d[\\d/., -]*\\d|\\w+ty\\b(?:[- ]\\w+)?|\\w+ enta\\b)',
    'date of birth',
  ],
  [`\\b${day}\\s+(?:of |de |del )?${month}\\b\\.?(?:,? (?:of |de |del )?\\d{4})?`, 'date'],
  [`\\b${month}\\.? (?:the )?${day}\\b(?:,? (?:of )?\\d{4})?`, 'date'],
  [
    '(?<![\\w/.-])(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2}))(?![\\w/])',
    'date',
  ],
  ['\\bp\\.?\\s?o\\.?\\s+box\\s+\\d+', 'address'],
  [
    '\\b(?:my address is|(?:i|we) live (?:at|on)(?! (?:the|an?|my|our|social|disability)\\b)|mi direcci[oó]n es|vivo en la calle)\\s+[^.!?\\n]+',
    'address',
  ],
  [
    `(?<![\\w-])\\d{1,6}[a-z]?\\s+(?:[nsew]\\.?\\s+|north\\s+|south\\s+|east\\s+|west\\s+)?(?:[\\p{L}\\d'.]+\\s+){1,3}(?:${street})\\b\\.?(?:,?\\s*(?:apt|unit|suite|ste|#)\\.?\\s*\\w+)?`,
    'address',
  ],
  ['(?<=\\bfrom )\\d{3,6} (?!(?:to|feet|miles|steps|calories)\\b)\\p{L}+', 'address'],
  [
    '\\b(?:calle|avenida|av\\.|carretera|colonia)\\s+[\\p{L}\\s.]{2,40}?(?:#|n[°º]|n[uú]mero|no\\.?)?\\s*\\d{1,6}\\b',
    'address',
  ],
  [
    `\\b(?:${numbered})\\b(?:[ :#=.]|\\b(?:number|no|id|n[uú]mero|de|is|are|es|last|four|of|my|social)\\b){1,12}[a-z]*-?\\d[a-z\\d-]*`,
    'number',
  ],
  ['\\+?\\(?\\d(?:[\\s.,/()+-]{0,3}\\d){4,}', 'number'],
  ['\\b(?=\\w*[a-z])(?:\\w*\\d){4,}\\w*', 'number'],
  [`\\b(?:(?:${digit})[\\s,-]+){4,}(?:${digit})\\b`, 'number'],
] as const
const patterns = identifiers.map(([pattern, label]) => [new RegExp(pattern, 'giu'), `[${label}]`] as const)

/**
 * A visitor's message as a model provider gets it, without direct identifiers: e-mail addresses, phone and other numbers, dates
 * of birth, addresses, and names that are announced. This sends less, and guarantees nothing: what someone writes about
 * themselves can still identify them, so the provider needs an agreement with the practice. Null if the text would be costly to search.
 */
export function questionForModel(message: string): string | null {
  const text = message
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '))
    // Brackets are for labels.
    .replaceAll('[', '(')
    .replaceAll(']', ')')
  // Real questions have no words over 100 characters and don't grow when normalized.
  if (/\S{101}/.test(text) || text.length > 2 * message.length) return null
  return maskNames(patterns.reduce((masked, [pattern, label]) => masked.replace(pattern, label), text))
}
