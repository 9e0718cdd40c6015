import { towns } from '@/lib/assistant/privacy/identifying-words'

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?'
const year = '(?:19|20)\\d\\d'

const numberWord =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'

const street =
  'st|street|ave|avenue|av|rd|road|dr|drive|blvd|boulevard|ln|lane|way|ct|court|pl|place|cir|circle|pkwy|parkway|hwy|highway|ter|terrace|apt|unit'

const record =
  '(?:mrn|med(?:ical)?\\s*rec(?:ord)?|record|chart|patient|account|case|file|expediente|historia(?:\\s+cl[ií]nica)?|paciente)'
const insurance =
  '(?:member|subscriber|policy|group|insurance|medicare|medicaid|medi-?cal|plan|beneficiary|p[oó]liza|miembro|afiliad[oa]|seguro(?:\\s+m[eé]dico)?)'
const numberOf = '(?:\\s*(?:id|no\\.?|n[uú]mero|num\\.?|number|nbr|#|n[°º])(?:\\s+(?:de|of)\\s+\\w+)?)'
/** An alphanumeric code with at least one digit. */
const coded = '[a-z0-9]*\\d[a-z0-9]*(?:[-\\s][a-z0-9]*\\d[a-z0-9]*)*'
const is = '\\s*(?:is|was|es|era)?\\s*[:#=]?\\s*'

/**
 * Patterns of certain identifiers and their replacements. Order matters: longer and better delimited ones
 * come first. Matched case-insensitively on text in NFKC form.
 */
export const identifierPatterns: readonly (readonly [RegExp, string])[] = [
  [/(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [/[^\s@<>()]+\s*@\s*[^\s@<>()]+\.[^\s@<>(),;]+/giu, '[email]'],
  [
    /\S+\s*(?:\(at\)|\[at\]|\bat\b|\barroba\b)\s*\S+\s*(?:\(dot\)|\[dot\]|\bdot\b|\bpunto\b)\s*(?:com|net|org|edu|gov|mx)\b/giu,
    '[email]',
  ],
  [/(?<!\w)@\w[\w.-]+/gu, '[account]'],
  // Reddit usernames.
  [/(?<![\w/])\/?u\/[\w-]{2,}/giu, '[account]'],
  // Social Security numbers, complete or the last four digits.
  [/(?<!\d)\d{3}[-. ]\d{2}[-. ]\d{4}(?!\d)/gu, '[number]'],
  [/\b(?:ssn|social(?:\s+security)?|seguro\s+social)\b[^.!?\n]{0,40}?\d[\d\- ]*\d/giu, '[number]'],
  [new RegExp(`\\b${record}\\b${numberOf}?${is}${coded}(?=\\b)`, 'giu'), '[record]'],
  [new RegExp(`\\b${insurance}${numberOf}${is}${coded}(?=\\b)`, 'giu'), '[insurance number]'],
  // After a bare "id" only five characters or more, so that "id 2" stays.
  [/\bids?\b\s*(?:is|es|number)?\s*[:#=]?\s*(?=[a-z]*\d)[a-z0-9-]{5,}/giu, '[number]'],
  // Dates in words and numbers, but not "24/7".
  [
    new RegExp(
      `\\b(?:born|birth(?:day|date)?|dob|d\\.o\\.b\\.?|nac[ií]|nacid[oa]|nacimiento|cumplea[nñ]os)\\b[^.!?\\n]{0,20}?\\d[\\d/., -]*\\d`,
      'giu',
    ),
    '[date]',
  ],
  [
    new RegExp(
      `\\b${day}\\s+(?:of\\s+|de\\s+|del\\s+)?(?:${months})\\b\\.?(?:,?\\s*(?:of|de|del)?\\s*${year})?`,
      'giu',
    ),
    '[date]',
  ],
  [
    new RegExp(`\\b(?:${months})\\b\\.?\\s+(?:the\\s+)?${day}\\b(?:,?\\s*(?:of\\s+)?${year})?`, 'giu'),
    '[date]',
  ],
  [
    new RegExp(`(?<![\\w/.-])${year}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\\d|3[01])(?![\\w/])`, 'gu'),
    '[date]',
  ],
  [
    /(?<![\w/.-])(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:19|20)?\d\d(?![\w/])/gu,
    '[date]',
  ],
  [/(?<![\w/.-])(?!24\/7)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?![\w/])/gu, '[date]'],
  // Phone numbers of 7 to 15 digits with common separators.
  [
    /(?<![\w])(?=(?:[-.\s/()+]{0,3}\d){7})\+?(?:\(?\d{1,4}\)?[-.\s/]{0,2}){2,5}\d{2,4}(?:\s*(?:x|ext\.?|extension)\s*\d+)?(?!\w)/giu,
    '[phone]',
  ],
  [new RegExp(`\\b(?:(?:${numberWord})[\\s,-]+){4,}(?:${numberWord})\\b`, 'giu'), '[number]'],
  // Street addresses.
  [/\bp\.?\s?o\.?\s+box\s+\d+/giu, '[address]'],
  [
    new RegExp(
      `(?<![\\w-])\\d{1,6}[a-z]?\\s+(?:[nsew]\\.?\\s+|north\\s+|south\\s+|east\\s+|west\\s+)?(?:[\\p{L}\\d'.]+\\s+){1,3}(?:${street})\\b\\.?(?:,?\\s*(?:apt|unit|suite|ste|#)\\.?\\s*\\w+)?`,
      'giu',
    ),
    '[address]',
  ],
  [
    /\b(?:calle|avenida|av\.|carretera|colonia)\s+[\p{L}\s.]{2,40}?(?:#|n[°º]|n[uú]mero|no\.?)?\s*\d{1,6}\b/giu,
    '[address]',
  ],
  [
    /\b(?:my address is|i live (?:at|on)|we live (?:at|on)|mi direcci[oó]n es|vivo en la calle)\s+[^.!?\n]+/giu,
    '[address]',
  ],
  // Towns, except in the practice's own name.
  [new RegExp(`\\b${towns}\\b(?! spine)`, 'giu'), '[place]'],
  // Ages of 90 and over, which can identify a person.
  [
    /(?<=\b(?:i'?m|i am|im|turned|turning|aged?)\s)(?:9\d|1[01]\d)\b(?!\s*(?:%|percent|lbs?|pounds?|kg|degrees|days|minutes|miles)|[.,]\d)/giu,
    '[age]',
  ],
  [/(?<![\w.])(?:9\d|1[0-1]\d)[\s-]*(?:years?|yrs?|yo\b|y\/o|a[nñ]os)(?:[\s-]*old)?/giu, '[age]'],
]
