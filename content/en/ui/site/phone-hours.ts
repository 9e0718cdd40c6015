import { office } from '@/content/generated/practice/office'

/** Days, hours and lengths of time in Spanish: the practice types them once, in English. */
const spanishWords: [RegExp, string][] = [
  [/Monday/g, 'lunes'],
  [/Tuesday/g, 'martes'],
  [/Wednesday/g, 'miércoles'],
  [/Thursday/g, 'jueves'],
  [/Friday/g, 'viernes'],
  [/Saturday/g, 'sábado'],
  [/Sunday/g, 'domingo'],
  [/\bClosed\b/g, 'cerrado'],
  [/\bphone until\b/g, 'teléfono hasta las'],
  [/ to /g, ' a '],
  [/ and /g, ' y '],
  [/(?<=[a-zé])-(?=[a-z])/g, ' a '],
  [/(?<=M)-(?=\d)/g, ' a '],
  [/\bweeks\b/g, 'semanas'],
  [/\bmonths\b/g, 'meses'],
]

/** An English text of days, hours and lengths of time, in Spanish. */
export function inSpanish(text: string): string {
  return spanishWords.reduce((result, [english, spanish]) => result.replace(english, spanish), text)
}

/** When the phone is answered. A time doesn't break before AM or PM. */
const english = office.phoneHours.replace(/ (?=[AP]M)/g, '\u00a0')

export const phoneHours = { en: english, es: inSpanish(english) } as const
