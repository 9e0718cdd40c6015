import type { SignOffLine } from '@/content/schemas/sign-off-schema'

/** Words that change what a statement says, beside its numbers. Two statements that differ in one aren't the same. */
const deciding =
  /^(?:\d.*|no|not|never|without|isn’t|aren’t|doesn’t|don’t|can’t|neck|low|back|leg|arm|before|after)$/
const filler =
  /^(?:an?|the|is|are|it|its|it’s|of|to|in|and|or|that|this|be|by|as|for|with|you|your|can|may|often)$/

const wordsOf = (text: string) =>
  new Set(text.toLowerCase().match(/[\p{L}\d][\p{L}\d’.-]*[\p{L}\d]|\d/gu) ?? [])

type Known = { words: Set<string>; facts: string }

function known(text: string): Known {
  const words = [...wordsOf(text)]
  return {
    words: new Set(words.filter((word) => !filler.test(word))),
    facts: words
      .filter((word) => deciding.test(word))
      .sort()
      .join(' '),
  }
}

/** Whether two statements say nearly the same: three of four words in common, and every number. */
function isSame(one: Known, other: Known): boolean {
  if (one.facts !== other.facts) return false
  const shared = [...one.words].filter((word) => other.words.has(word)).length
  return shared >= 0.75 * (one.words.size + other.words.size - shared)
}

/**
 * Leaves out the statements that an earlier line has already, in nearly the same words, so that each is printed once.
 * @returns the lines in the same order, each with what is left, and how many of its statements stand at another line
 */
export function printedOnce(lines: readonly SignOffLine[]): (SignOffLine & { above: number })[] {
  const printed: Known[] = []
  return lines.map((line) => {
    const statements = line.statements.filter((statement) => {
      const found = known(statement)
      if (printed.some((other) => isSame(found, other))) return false
      printed.push(found)
      return true
    })
    return { ...line, statements, above: line.statements.length - statements.length }
  })
}
