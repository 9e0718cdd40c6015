import { plainDigits } from '@/lib/text/plain-digits'

export type PersonalKind = 'email' | 'ssn' | 'phone' | 'birth-date' | 'record-number'

const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const monthNames =
  'january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const dayMonthYear = String.raw`\d{1,2}[-/. ]\d{1,2}[-/. ](?:\d{4}|\d{2})`
const yearFirst = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`
const inWords = String.raw`(?:(?:${months})[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? (?:of )?\d{4}|\d{1,2}(?: de)? (?:${months})[a-z]*\.?(?: de(?:l)?)? \d{4})`
const date = String.raw`(?<!\d)(?:${dayMonthYear}|${yearFirst}|${inWords})(?!\d)`

const dates = new RegExp(date, 'gi')
const birth = String.raw`\b(?:born|birth|birthday|birthdate|dob|d\.o\.b|nac\u00ED|naci(?:do|da|miento|\u00F3)?)(?![a-z])`
/** "the fourth of July nineteen fifty-two", "el tres de mayo", "en el cincuenta y dos". */
const dateInWords = String.raw`\b(?:(?:${monthNames}|(?:of|in) may)\b|nineteen|mil novecientos|(?:del?|el|in) (?:cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|forty|fifty|sixty|seventy|eighty|ninety)\b)`
const birthDate = new RegExp(String.raw`${birth}.{0,30}?(?:${date}|${dateInWords})`, 'is')

const email = /[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i
const phone = /(?<![\d-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?![\d-])/
const socialSecurity =
  /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)|\b(?:ssn|social security|seguro social)\b\D{0,25}\d{9}(?!\d)/i
const record =
  /\b(?:mrn|(?:medical )?record|chart|member|subscriber|policy|group|insurance|medicare|medicaid|medi-cal|expediente|p[o\u00F3]liza)\b(?:[ #:.]|\b(?:number|no|id|is|n[u\u00FA]mero|es|de)\b){0,8}[a-z]{0,4}-?\d[a-z\d-]{4,}/i

/** No visitor was born in recent years, so a recent date is that of an injury, scan or appointment. */
const youngestYears = 12

function hasOldDate(text: string, thisYear: number): boolean {
  const years = [...text.matchAll(dates)].flatMap(([found]) => found.match(/\d{4}/)?.map(Number) ?? [])
  return years.some((year) => year >= 1900 && year <= thisYear - youngestYears)
}

/**
 * What kind of personal detail a text seems to contain that a question doesn't need, or null. Only a hint
 * before sending; the server masks text before it leaves. Doesn't look for names.
 */
export function personalDetailIn(text: string, now = new Date()): PersonalKind | null {
  const plain = plainDigits(text)
  if (email.test(plain)) return 'email'
  if (socialSecurity.test(plain)) return 'ssn'
  if (birthDate.test(plain) || hasOldDate(plain, now.getFullYear())) return 'birth-date'
  if (record.test(plain)) return 'record-number'
  return phone.test(plain) ? 'phone' : null
}
