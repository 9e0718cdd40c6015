import { foldAccents } from '@/lib/fold-accents'
import { routes } from '@/lib/routes'
import { seenSentences } from '@/tests/assistant/labelled-seen'
import { moreSeenSentences } from '@/tests/assistant/labelled-seen-2'
import { thirdSeenSentences } from '@/tests/assistant/labelled-seen-3'
import { fourthSeenSentences } from '@/tests/assistant/labelled-seen-4'
import { unseenSentences } from '@/tests/assistant/labelled-unseen'

const sentences = [
  ...seenSentences,
  ...moreSeenSentences,
  ...thirdSeenSentences,
  ...fourthSeenSentences,
  ...unseenSentences,
]

/** A sentence without accents, capitals and punctuation, so that a copy with another comma counts as a copy. */
function bare(text: string): string {
  return foldAccents(text).replace(/[^a-z0-9]+/g, '')
}

describe('The labelled sentences', () => {
  it('are enough to measure with, in both languages', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(300)
    expect(sentences.filter(({ language }) => language === 'es').length * 5).toBeGreaterThanOrEqual(
      sentences.length,
    )
  })

  it.each([
    ['seen', seenSentences],
    ['second seen', moreSeenSentences],
    ['third seen', thirdSeenSentences],
    ['unseen', unseenSentences],
  ])('hold every kind of answer in the %s half, and emergencies above all', (_half, half) => {
    const count = (kind: string) => half.filter((sentence) => sentence.kind === kind).length

    expect(count('emergency')).toBeGreaterThanOrEqual(50)
    expect(count('passage')).toBeGreaterThanOrEqual(45)
    expect(Math.min(...['crisis', 'same-day', 'refusal', 'practice'].map(count))).toBeGreaterThanOrEqual(12)
    expect(count('unknown')).toBeGreaterThanOrEqual(5)
    expect(half.filter(({ note }) => note?.startsWith('look-alike:')).length).toBeGreaterThanOrEqual(20)
  })

  it('never say the same thing twice, in a half or across them', () => {
    const seen = sentences.map(({ text }) => bare(text))

    expect(seen.filter((text, at) => seen.indexOf(text) !== at)).toEqual([])
  })

  it('name only pages that exist', () => {
    const pages = new Set(routes.map(({ href }) => href))
    const named = sentences.flatMap(({ page = [] }) => page.map((address) => address.split('#')[0] ?? ''))

    expect(named.filter((address) => !pages.has(address))).toEqual([])
  })
})
