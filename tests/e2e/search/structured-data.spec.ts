import type { APIRequestContext, Page as BrowserPage } from '@playwright/test'
import { faqGroups } from '@/content/collections/faq'
import { office } from '@/content/generated/practice/office'
import { longDate } from '@/lib/text/long-date'
import { officePages } from '@/lib/site/pages/office-pages'
import { routes } from '@/lib/site/routes'
import { readPages, type Shown } from '../../support/content/structured-page'
import { expect, officeNumber, phone, test as base } from '../../support/visitors'

type Node = Record<string, unknown> & { '@id': string; '@type': string }
type Page = Shown & { path: string; nodes: Node[] }

const listed = routes.filter(({ inSitemap }) => inSitemap).map(({ href }) => href)

const alreadyRead = new Map<string, Page[]>()

// In one worker: all tests share the pages it reads.
base.describe.configure({ mode: 'default' })

/** Every indexable page, as this visitor receives it, with its structured data. */
const test = base.extend<{ pages: Page[] }>({
  pages: async ({ page, request, place, userAgent }, use) => {
    const visitor = `${place} ${userAgent}`
    const pages = alreadyRead.get(visitor) ?? (await readAll(page, request))
    alreadyRead.set(visitor, pages)
    await use(pages)
  },
})

async function readAll(browserPage: BrowserPage, request: APIRequestContext): Promise<Page[]> {
  const html: string[] = []
  for (const path of listed) html.push(await (await request.get(path)).text())
  const shown = await browserPage.evaluate(readPages, html)
  return shown.map((read, index) => {
    const graphs = read.data.map((text) => JSON.parse(text) as { '@context': string; '@graph': Node[] })
    expect(graphs.map((graph) => graph['@context'])).toEqual(['https://schema.org'])
    return { ...read, path: listed[index]!, nodes: graphs[0]!['@graph'] }
  })
}

/** Values for machines: URLs, dates, vocabulary terms. */
const unread = new Set([
  ...['inLanguage', 'urlTemplate', 'query-input', 'additionalType', 'procedureType', 'medicalSpecialty'],
  ...['url', 'item', 'lastReviewed', 'datePublished', 'dateModified', 'image', 'logo'],
  ...['addressCountry', 'areaServed', 'usNPI', 'hasMap', 'dayOfWeek', 'opens', 'closes'],
  ...['thumbnailUrl', 'contentUrl', 'encodingFormat', 'uploadDate', 'duration'],
])
/** Uses the page's words, but not as a sentence. */
const inItsWords = ['signOrSymptom', 'possibleTreatment', 'bodyLocation']

/** Every human-readable text in the data, with its key. */
function said(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return value.split('\n').map((text) => ({ key, text }))
  if (Array.isArray(value)) return value.flatMap((inner) => said(inner, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@') && !unread.has(name))
    .flatMap(([name, inner]) => said(inner, inItsWords.includes(key) ? key : name))
}

const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

function unshown({ nodes, text: shown }: Page): string[] {
  const shownWords = new Set(words(shown))
  return said(nodes).flatMap(({ key, text }) => {
    // A fact is next to its label.
    const parts = key === 'followup' ? text.split(/(?<=^[^:]+): /) : [text]
    const isShown = inItsWords.includes(key)
      ? words(text).every((word) => shownWords.has(word))
      : parts.every((part) => shown.includes(part))
    return isShown ? [] : [`${key}: ${text}`]
  })
}

const find = ({ nodes }: Page, type: string) => nodes.filter((node) => node['@type'] === type)
const pageNode = ({ nodes }: Page) => nodes.find((node) => node['@id'].endsWith('#page'))!

for (const [place, device, options] of [
  ['Visalia', 'desktop', {}],
  ['Visalia', 'phone', phone],
  ['Chicago', 'desktop', {}],
  ['Chicago', 'phone', phone],
] as const) {
  test.describe(`from ${place}, on a ${device}`, () => {
    test.use({ ...options, place })

    test('structured data matches what each page shows', async ({ pages }) => {
      for (const page of pages) {
        const { path, nodes, headings, canonical, trail, reviewed, text } = page
        expect.soft([path, unshown(page)]).toEqual([path, []])
        const { url, name, lastReviewed = null } = pageNode(page)
        expect.soft([path, name]).toEqual([path, headings[0]])
        expect.soft([path, url]).toEqual([path, new URL(canonical).href])
        expect.soft([path, lastReviewed]).toEqual([path, reviewed])
        for (const node of [...find(page, 'MedicalCondition'), ...find(page, 'BlogPosting')]) {
          expect.soft([path, node.name ?? node.headline]).toEqual([path, headings[0]])
        }
        for (const { name } of find(page, 'MedicalProcedure')) expect.soft(headings).toContain(name)
        for (const { datePublished, dateModified } of find(page, 'BlogPosting')) {
          expect.soft(text).toContain(`Published ${longDate(String(datePublished))}.`)
          expect.soft(dateModified).toBe(reviewed)
        }
        const [crumbs] = find(page, 'BreadcrumbList')
        const steps = (crumbs?.itemListElement ?? []) as { name: string; item?: string }[]
        expect
          .soft([path, steps.map(({ name, item }) => ({ name, href: item ? new URL(item).pathname : null }))])
          .toEqual([path, trail])
        expect.soft(JSON.stringify(nodes)).not.toMatch(/"Review"|Rating|"review"/)
      }
    })

    test('the office’s number and street are in the data only if the page shows them', async ({ pages }) => {
      for (const { path, data, text } of pages) {
        const isLocal = place === 'Visalia' || path.startsWith('/legal/') || path in officePages
        for (const shown of [data[0]!, text]) {
          expect([path, officeNumber.test(shown)]).toEqual([path, isLocal])
          expect([path, shown.includes(office.address)]).toEqual([path, isLocal])
        }
      }
    })

    test('the FAQ marks up every question and its answer', async ({ pages }) => {
      const { questions } = pages.find(({ path }) => path === '/resources/faq')!
      expect(questions).toHaveLength(faqGroups.flatMap((group) => group.questions).length)
      for (const { name, answer } of questions) {
        expect(name).toMatch(/\?$/)
        expect(answer.length).toBeGreaterThan(80)
        expect(answer).not.toContain('Link to this answer')
      }
    })

    test('each entity has one id across the site', async ({ pages }) => {
      const things = new Map<string, string>()
      for (const { path, nodes } of pages) {
        expect([path, new Set(nodes.map((node) => node['@id'])).size]).toEqual([path, nodes.length])
        for (const node of nodes) {
          const thing = `${node['@type']}: ${String(node.name ?? node.headline ?? '')}`
          expect([node['@id'], things.get(node['@id']) ?? thing]).toEqual([node['@id'], thing])
          things.set(node['@id'], thing)
        }
      }
      for (const type of ['Physician', 'MedicalClinic', 'WebSite']) {
        expect([...things.values()].filter((thing) => thing.startsWith(`${type}:`))).toHaveLength(1)
      }
    })
  })
}

test('noindex pages have no structured data', async ({ request }) => {
  for (const path of ['/toggle', '/search?q=sciatica', '/contact/result', '/no-such-page']) {
    expect(await (await request.get(path)).text()).not.toContain('ld+json')
  }
})
