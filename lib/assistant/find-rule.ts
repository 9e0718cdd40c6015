import { clauseAround, isDenied, isOld, isTopic } from '@/lib/assistant/context'
import { compile } from '@/lib/assistant/pattern'

/**
 * A rule: every group of `signs` must be said of someone now, and every group of `given` must be said. A sign does not count
 * in a clause that says one of `unless`; the rest of the message may.
 */
export type Rule<Sign extends string = string> = {
  sign: Sign
  signs: readonly (readonly string[])[]
  given?: readonly (readonly string[])[]
  unless?: readonly string[]
  /** Words anywhere in the message that make it no matter any more: 'it is fine now'. */
  unlessOver?: readonly string[]
  /** Counts even where it is only asked about. */
  evenAsked?: true
}

const compiled = new Map<string, RegExp>()

function expression(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const made = compile(pattern)
  compiled.set(pattern, made)
  return made
}

/** Whether a pattern is in the text in a place that counts. */
function isSaid(
  text: string,
  pattern: string,
  counts: (span: { start: number; end: number }) => boolean,
): boolean {
  const found = expression(pattern)
  found.lastIndex = 0
  for (let match = found.exec(text); match; match = found.exec(text)) {
    if (counts({ start: match.index, end: match.index + match[0].length })) return true
    found.lastIndex = match.index + 1
  }
  return false
}

/** The sign of the first rule that a normalized text fits, or null. */
export function findRule<Sign extends string>(text: string, rules: readonly Rule<Sign>[]): Sign | null {
  const isGiven = (pattern: string) => isSaid(text, pattern, (span) => !isDenied(text, span))
  const fits = ({ signs, given = [], unless = [], unlessOver = [], evenAsked }: Rule<Sign>) => {
    const isExcused = (clause: string) => unless.some((pattern) => isSaid(clause, pattern, () => true))
    const isNow = (pattern: string) =>
      isSaid(
        text,
        pattern,
        (span) =>
          !isDenied(text, span) &&
          !isOld(text, span) &&
          (evenAsked || !isTopic(text, span)) &&
          !isExcused(clauseAround(text, span)),
      )
    if (unlessOver.some((pattern) => isSaid(text, pattern, () => true))) return false
    return given.every((group) => group.some(isGiven)) && signs.every((group) => group.some(isNow))
  }
  return rules.find(fits)?.sign ?? null
}

/** The sign of the first rule whose words stand in a normalized text at all, asked, denied or said; or null. */
export function findWords<Sign extends string>(text: string, rules: readonly Rule<Sign>[]): Sign | null {
  const isThere = (pattern: string) => isSaid(text, pattern, () => true)
  const rule = rules.find(
    ({ signs, given = [], unless = [] }) =>
      !unless.some(isThere) && [...given, ...signs].every((group) => group.some(isThere)),
  )
  return rule?.sign ?? null
}
