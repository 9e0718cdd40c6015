import { foldMarks } from '@/lib/fold-accents'

/** Written numbers, English and Spanish, without accents. "one", "un" and "una" are articles as often as numbers. */
const written: Readonly<Record<string, string>> = {
  half: '0.5',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  once: '1',
  twice: '2',
  double: '2',
  third: '3',
  quarter: '4',
  dozen: '12',
  mitad: '0.5',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
  quince: '15',
  veinte: '20',
  treinta: '30',
  cuarenta: '40',
  cincuenta: '50',
  sesenta: '60',
  setenta: '70',
  ochenta: '80',
  noventa: '90',
  cien: '100',
  ciento: '100',
  mil: '1000',
  doble: '2',
}

const units: [RegExp, string][] = [
  [/^(?:%|percent|por ciento|in 100|out of 100|de cada 100)/, '%'],
  [/^(?:minutes?|mins?|minutos?)\b/, 'minute'],
  [/^(?:hours?|hrs?|horas?)\b/, 'hour'],
  [/^(?:days?|dias?)\b/, 'day'],
  [/^(?:nights?|noches?)\b/, 'night'],
  [/^(?:weeks?|wks?|semanas?)\b/, 'week'],
  [/^(?:months?|meses|mes)\b/, 'month'],
  [/^(?:years?|yrs?|anos?)\b/, 'year'],
  [/^(?:pounds?|lbs?|libras?)\b/, 'pound'],
  [/^(?:visits?|sessions?|visitas?|sesion(?:es)?)\b/, 'visit'],
  [/^(?:am|a\.m\.|de la manana)/, 'am'],
  [/^(?:pm|p\.m\.|de la tarde)/, 'pm'],
]

const number = /(?<![a-z\d])\d+(?:[.,:]\d+)*/g
const range = /^\s*(?:-|–|—|to|through|until|or|and|a|hasta|o|y)\s*(?=\d)/

/** A text in which every number is written in digits: "two to eight weeks" as "2 to 8 weeks", "8:00" as "8". */
function inDigits(text: string): string {
  return foldMarks(text.normalize('NFKC'))
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(written, word) ? (written[word] ?? word) : word))
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/:00\b/g, '')
}

/** The unit after a number; in a range, the unit after its end. */
function unitAfter(rest: string): string | null {
  const skipped = rest.replace(range, '')
  const after = (skipped === rest ? rest : skipped.replace(/^\d+(?:[.,:]\d+)*/, '')).replace(
    /^[\s-]+(?:business |whole |more |full )?/,
    '',
  )
  return units.find(([unit]) => unit.test(after))?.[1] ?? null
}

/** Every number of a text, and once more with its unit where one follows: "2", "2 week". */
function numbersIn(text: string): Set<string> {
  const plain = inDigits(text)
  const found = [...plain.matchAll(number)].map(({ 0: digits, index }) => ({
    digits,
    unit: unitAfter(plain.slice(index + digits.length)),
  }))
  return new Set(found.map(({ digits, unit }) => (unit === null ? digits : `${digits} ${unit}`)))
}

/** The first number of a sentence, with its unit if it has one, that its passage does not hold in that way; or null. */
export function strangeNumberIn(sentence: string, passage: string): string | null {
  const known = numbersIn(passage)
  const bare = new Set([...known].map((entry) => entry.split(' ')[0]))
  return (
    [...numbersIn(sentence)].find(
      (entry) => !known.has(entry) && (entry.includes(' ') || !bare.has(entry)),
    ) ?? null
  )
}
