import { foldMarks } from '@/lib/text/language/fold-accents'
import { stemOf } from '@/lib/text/language/stem'

/** Spellings that tokenizing would split, or that vary for the same thing. */
const joined: [RegExp, string][] = [
  [/\bx[ -]?rays?\b/g, 'xray'],
  [/\be-?mails?\b/g, 'email'],
  [/\bglp[ -]?1s?\b/g, 'glp1'],
  [/\bmedi[ -]cal\b/g, 'medicaid'],
  [/(?<=\p{L})['’]s\b/gu, ''],
  [/(?<=\p{L})['’](?=\p{L})/gu, ''],
  [/\bdisks?\b/g, 'disc'],
]

/** The words of a text in order, as stems (lib/text/language/stem.ts). */
export function wordsOf(text: string): string[] {
  const spelled = joined.reduce((result, [found, instead]) => result.replace(found, instead), foldMarks(text))
  return (spelled.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)
}
