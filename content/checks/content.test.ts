import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '../collections/articles'
import { claims } from '@/content/generated/practice/claims'
import { office } from '../generated/practice/office'
import { faqGroups } from '../collections/faq'
import { servicesPageNonSurgical } from '@/content/en/ui/pages/catalog'
import { home } from '@/content/en/ui/pages/home'
import { footerColumns } from '@/content/en/ui/site/footer'
import { navigation } from '@/content/en/ui/site/navigation'
import { catalogEntries } from '@/lib/site/pages/catalog-entries'
import { documents } from '@/lib/site/pages/content'
import { parseMarks } from '@/lib/text/marked-text'
import { routes } from '@/lib/site/routes'
import { stringsIn } from '@/lib/text/strings-in'
import { figures } from '@/tests/support/content/figures'

const folder = (path: string) => join(process.cwd(), path)
const addresses = routes.map(({ href }) => href)

/** Pages that are not text pages: home, contact, services overview, personal pages and search. */
const others = ['/', '/contact', '/contact/result', '/search', '/services', '/toggle']

/** A page's internal links: its link list and those in its text. */
function linksOf(page: { links: readonly { href: string }[]; [other: string]: unknown }): string[] {
  const inText = stringsIn(page)
    .flatMap(parseMarks)
    .flatMap((mark) => (mark.kind === 'link' ? [mark.href] : []))
  return [...page.links.map(({ href }) => href), ...inText]
}

describe('pages', () => {
  test('every route is a page to read, or one of the others', () =>
    expect([...documents.map(({ href }) => href), ...others].sort()).toEqual([...addresses].sort()))

  test.each(documents)('$href leads only to pages, and to none twice below its text', ({ href, page }) => {
    const links = linksOf(page).filter(
      (link) => !((href.startsWith('/legal/') || href === '/getting-here') && link.startsWith('https://')),
    )
    for (const link of links) expect([...addresses, '/feed.xml']).toContain(link.split('#')[0])
    const below = page.links.map(({ href }) => href)
    expect(below.filter((href, index) => below.indexOf(href) !== index)).toEqual([])
  })

  test('titles and descriptions tell the pages apart', () => {
    for (const what of ['title', 'description', 'heading', 'lead'] as const) {
      const texts = documents.map(({ page }) => page[what])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  test('no paragraph stands on two pages', () => {
    const seen = new Map<string, string>()
    const repeated: string[] = []
    for (const { href, page } of documents) {
      const paragraphs = new Set(stringsIn(page.sections).filter((text) => text.length > 80))
      for (const paragraph of paragraphs) {
        if (seen.has(paragraph)) repeated.push(`${seen.get(paragraph)} and ${href}: ${paragraph}`)
        seen.set(paragraph, href)
      }
    }
    expect(repeated).toEqual([])
  })

  test('outside the notices no phone number, street address or e-mail address: remote visitors read these pages too', () => {
    const { address, postalCode, phone, fax, email } = office
    for (const { href, page } of documents) {
      const text = JSON.stringify(page)
      for (const detail of [address, postalCode, phone.display, phone.href, fax, email]) {
        expect([href, text.includes(detail)]).toEqual([href, false])
      }
      if (href.startsWith('/legal/')) continue
      // Toll-free area codes belong to public services.
      const numbers = text.match(/\(?\b(?!1-8|8[0-9]{2})\d{3}\)?[-. ]\d{3}[-. ]\d{4}|tel:|mailto:|\S@\S/g)
      expect([href, numbers]).toEqual([href, null])
    }
  })

  test('every article names others that are there, and not itself', () => {
    const slugs = articles.map(({ slug }) => slug)
    for (const { slug, related } of articles) {
      expect(slugs).toEqual(expect.arrayContaining(related))
      expect(related).not.toContain(slug)
    }
    expect(articles.length).toBeGreaterThanOrEqual(16)
  })

  test('the FAQ answers forty questions or more, each at an address of its own', () => {
    const ids = faqGroups.flatMap(({ id, questions }) => [id, ...questions.map(({ anchor }) => anchor)])
    expect(ids.length - faqGroups.length).toBeGreaterThanOrEqual(40)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('no answer of the FAQ is there twice, or leads to itself', () => {
    const questions = faqGroups.flatMap((group) => group.questions)
    const ids = questions.map(({ answer }) => answer.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const { anchor, answer } of questions) expect(answer.links).not.toContain(`/resources/faq#${anchor}`)
  })

  test('a checklist has a name of its own on the whole site', () => {
    const names = documents.flatMap(({ page }) =>
      page.sections.flatMap(({ body }) =>
        body.flatMap((block) => (typeof block === 'object' && 'checklist' in block ? [block.checklist] : [])),
      ),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

test('what the practice claims is typed in claims.yaml alone', () => {
  const sources = ['app', 'components', 'content', 'lib']
    .flatMap((root) =>
      readdirSync(folder(root), { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|practice\/claims\.ts$/.test(file))
  const typed = sources.flatMap((file) => {
    const text = figures(readFileSync(folder(file), 'utf8')).toLowerCase()
    // Recovery times are ranges of weeks, which studies and other pages give too.
    const own = Object.values(claims).filter(({ text: words }) => !/weeks|months/.test(words))
    return own.flatMap((claim) =>
      text.includes(figures(claim.text).toLowerCase()) ? [`${file}: ${claim.text}`] : [],
    )
  })
  expect(typed).toEqual([])
})

test('harms stand with the risks, not under “Key benefits”', () => {
  const harm = /complication|herniated? again|infection|bleed|damage|risk|harm|more x-rays/i
  const treatments = [...catalogEntries, ...servicesPageNonSurgical]
  const misplaced = treatments.flatMap(({ title, benefits }) =>
    benefits.filter((benefit) => harm.test(benefit)).map((benefit) => `${title}: ${benefit}`),
  )
  expect(misplaced).toEqual([])
})

describe('menus and home', () => {
  const expectToLead = (href: string) => expect(addresses).toContain(href.split('#')[0])

  test('every entry of the navigation leads to a page', () => {
    for (const { href, items } of navigation) [href, ...items.map((item) => item.href)].forEach(expectToLead)
  })

  test('every link of the footer leads to a page', () => {
    for (const { links } of footerColumns) for (const { href } of links) expectToLead(href)
  })

  test('every link of the home page leads to a page', () => {
    for (const { href } of [...home.services.items, ...home.resources.items]) expectToLead(href)
  })
})
