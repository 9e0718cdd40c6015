import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { claims } from './claims'
import type { FaqGroup } from './faq-schema'
import type { TextPage } from './page-schema'
import { parseMarks } from '@/lib/marked-text'
import { textsOf } from '@/lib/plain-text'
import { stringsIn } from '@/lib/strings-in'
import { figures } from '@/tests/figures'
import { readingGrade, sentencesOf, wordsOf } from '@/tests/reading-grade'

type Page = Partial<TextPage & FaqGroup> & { isMandatedWording?: boolean }

const folders = ['articles', 'conditions', 'faq', 'legal', 'pages', 'services']

const files = folders.flatMap((folder) =>
  readdirSync(join(process.cwd(), 'content', folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
)

async function pageOf(file: string): Promise<Page> {
  const exported = Object.values((await import(`./${file}`)) as Record<string, Page>)
  if (exported.length !== 1) throw new Error(`${file} holds ${exported.length} pages.`)
  return exported[0]!
}

/** What a page says in running text: its headings are left out. */
function proseOf({ lead, inShort, sections = [], questions = [], health }: Page): string[] {
  const bodies = [sections.map(({ body }) => body), questions.map(({ answer }) => answer)]
  return textsOf([lead, inShort, bodies, health?.help])
}

describe.each(files)('%s', (file) => {
  test('is read at grade 8 or below, and says enough', async () => {
    const page = await pageOf(file)
    const texts = textsOf(page)
    const words = texts.flatMap(wordsOf).length
    const grade = readingGrade(proseOf(page))
    console.info(`${grade.toFixed(1).padStart(5)} ${String(words).padStart(5)} words  ${file}`)
    if (!page.isMandatedWording) expect(grade).toBeLessThanOrEqual(8)
    if (page.health) expect(words).toBeGreaterThanOrEqual(400)
    if (file.startsWith('articles/')) {
      expect(words).toBeGreaterThanOrEqual(600)
      expect(words).toBeLessThanOrEqual(1200)
    }
  })

  test('keeps the sentences of its safety cards at 30 words or fewer', async () => {
    const { health } = await pageOf(file)
    const long = textsOf(health?.help ?? [])
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length > 30)
    expect(long).toEqual([])
  })

  test('has a source for every footnote, and uses only marks that are known', async () => {
    const page = await pageOf(file)
    for (const mark of stringsIn(page).flatMap(parseMarks)) {
      if (mark.kind === 'footnote') expect(page.health?.sources ?? []).toContain(mark.key)
      if (mark.kind === 'claim') expect(Object.keys(claims)).toContain(mark.key)
      if (mark.kind === 'office') expect(mark.text).toMatch(/office/)
      // The number itself, in every mode: for the notices alone.
      if (mark.kind === 'phone') expect(file).toMatch(/^legal\//)
    }
  })

  test('takes what the practice claims from claims.ts', async () => {
    const text = stringsIn(await pageOf(file)).map((string) => figures(string).toLowerCase())
    for (const claim of Object.values(claims)) {
      const words = figures(claim.text).toLowerCase()
      expect([claim.text, text.filter((string) => string.includes(words))]).toEqual([claim.text, []])
    }
  })

  test('has one place for each anchor', async () => {
    const { sections = [] } = await pageOf(file)
    const ids = sections.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
