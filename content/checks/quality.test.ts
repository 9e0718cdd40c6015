import { claims } from '../generated/practice/claims'
import { readPages } from '@/tests/support/content/read-pages'
import { parseMarks } from '@/lib/text/marked-text'
import { textsOf } from '@/lib/text/plain-text'
import { stringsIn } from '@/lib/text/strings-in'
import { figures } from '@/tests/support/content/figures'
import { wordsOf } from '@/tests/support/content/reading-grade'

describe.each(readPages)('$href', ({ href, page }) => {
  test('says enough, and not too much', () => {
    const words = textsOf(page).flatMap(wordsOf).length
    if (page.health && href !== '/resources/procedures') expect(words).toBeGreaterThanOrEqual(400)
    if (href.startsWith('/blog/')) {
      expect(words).toBeGreaterThanOrEqual(600)
      expect(words).toBeLessThanOrEqual(1500)
    }
  })

  test('has a source for every footnote, cites every source, and uses only known marks', () => {
    const marks = stringsIn(page).flatMap(parseMarks)
    for (const mark of marks) {
      if (mark.kind === 'claim') expect(Object.keys(claims)).toContain(mark.key)
      if (mark.kind === 'office') expect(mark.text).toMatch(/office/)
      // Only legal notices may show the number in every mode.
      if (mark.kind === 'phone') expect(href).toMatch(/^\/legal\//)
    }
    const cited = marks.flatMap((mark) => (mark.kind === 'footnote' ? [mark.key] : []))
    expect([...(page.health?.sources ?? [])].sort()).toEqual([...new Set(cited)].sort())
  })

  // Recovery times are ranges of weeks, which studies and other pages give too.
  const ownClaims = Object.values(claims).filter(({ text }) => !/weeks|months/.test(text))

  test('takes what the practice claims from claims.yaml', () => {
    const text = stringsIn(page).map((string) => figures(string).toLowerCase())
    for (const claim of ownClaims) {
      const words = figures(claim.text).toLowerCase()
      expect([claim.text, text.filter((string) => string.includes(words))]).toEqual([claim.text, []])
    }
  })

  test('has one place for each anchor', () => {
    const ids = page.sections?.flatMap(({ id, was = [] }) => [id, ...was]) ?? []
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
