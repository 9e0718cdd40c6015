import { conceptsEn, type Concept } from '@/lib/assistant/concepts-en'
import { conceptsEs } from '@/lib/assistant/concepts-es'

/** What no gap reaches across: the end of a sentence, a turn of thought, a denial. */
const turns = '[.?]|but|pero|however|although|though|aunque|except|not|no|never|without|sin|nunca|ni'
/** What a narrow gap does not reach across either: a pause, a new subject, or that all is well. */
const pauses = `${turns}|,|i|he|she|they|we|and|y|fine|ok|okay|normal|normally|bien|good|from|after|before`

const stops: Record<string, string> = { '~': turns, _: pauses, '=': '[.?]|but|pero' }

function alternatives(words: readonly string[]): string {
  const longestFirst = [...new Set(words)].sort((first, second) => second.length - first.length)
  return `(?:${longestFirst.map((word) => word.replace(/[.?]/g, '\\$&').replaceAll('*', '\\S*').replaceAll('+', ' ')).join('|')})`
}

/** The words of a list in a concept file. */
function wordsOf(list: string): string[] {
  return list.trim().replace(/\s+/g, ' ').split(', ')
}

function isConcept(name: string): name is Concept {
  return name in conceptsEn
}

function source(part: string): string {
  const name = /^<(\w+)>$/.exec(part)?.[1]
  if (name === undefined) return alternatives(part.split('|'))
  if (!isConcept(name)) throw new Error(`no concept ${name}`)
  return alternatives([conceptsEn[name], conceptsEs[name]].flatMap((list) => (list ? wordsOf(list) : [])))
}

/**
 * A pattern of the rules as a regular expression over normalized text. Parts stand apart by spaces: `<concept>`, a
 * word or one of some `a|b+c` (a plus stands for a space), `~4` (up to 4 words between) and `_4` (up to 4 words of
 * the same clause between) and `=4` (up to 4 words of the same sentence between, denials too).
 * @throws Error for a concept that does not exist: a mistake in a rule.
 */
export function compile(pattern: string): RegExp {
  const parts = pattern.split(' ').map((part) => {
    const gap = /^([~_=])(\d+)$/.exec(part)
    if (!gap) return ` ${source(part)}(?= )`
    return `(?: (?!(?:${stops[gap[1] ?? '']}) )\\S+){0,${gap[2]}}?`
  })
  return new RegExp(parts.join(''), 'g')
}
