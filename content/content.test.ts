import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from './articles'
import { home } from './home'
import { footerColumns, navigation } from './navigation'
import { textPage, type TextPage } from './page-schema'
import { practice } from './practice'
import { routes } from '@/lib/routes'

const folder = (path: string) => join(process.cwd(), path)

/** The one page in each file of content/pages, by the file's name. */
async function readPages(): Promise<[string, TextPage][]> {
  const files = readdirSync(folder('content/pages')).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.map(async (file): Promise<[string, TextPage]> => {
      const exported = Object.values((await import(`./pages/${file}`)) as Record<string, TextPage>)
      if (exported.length !== 1) throw new Error(`${file} holds ${exported.length} pages.`)
      return [file, exported[0]!]
    }),
  )
}

const articlePages = articles.map((article): [string, TextPage] => [`articles.ts: ${article.slug}`, article])

async function everyPage(): Promise<[string, TextPage][]> {
  return [...(await readPages()), ...articlePages]
}

/** The ids that components write out themselves, in the files below a folder. */
function writtenIds(path: string): string[] {
  const files = readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(folder(join(path, file)), 'utf8').matchAll(/\sid="([^"]+)"/g)])
    .map(([, id]) => id!)
}

/** The page's words that a file in app/ shows at an address. */
async function pageAt(href: string): Promise<TextPage> {
  const article = articles.find(({ slug }) => href === `/blog/${slug}`)
  if (article) return article
  const source = readFileSync(folder(`app/[variant]${href}/page.tsx`), 'utf8')
  const file = /from '@\/content\/(pages\/[a-z-]+)'/.exec(source)?.[1]
  if (!file) throw new Error(`${href} shows no page of content/pages.`)
  return Object.values((await import(`./${file}`)) as Record<string, TextPage>)[0]!
}

async function anchorsAt(href: string): Promise<string[]> {
  if (href === '/') return [...readHomeIds()]
  return (await pageAt(href)).sections.map(({ id }) => id)
}

function readHomeIds(): string[] {
  const source = readFileSync(folder('app/[variant]/page.tsx'), 'utf8')
  return [
    ...writtenIds('app/[variant]/_components'),
    ...[...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!),
  ]
}

const addresses = routes.map(({ href }) => href)

async function expectToLead(href: string) {
  const [path = '', anchor] = href.split('#')
  expect(addresses).toContain(path)
  if (anchor !== undefined) expect(await anchorsAt(path)).toContain(anchor)
}

describe('pages and articles', () => {
  test('every file of content/pages holds one page that fits the schema', async () => {
    const pages = await readPages()
    expect(pages.length).toBeGreaterThan(20)
    for (const [, page] of pages) expect(textPage(page)).toEqual(page)
  })

  test('every article fits the schema, under an address of its own', () => {
    for (const article of articles) expect({ slug: article.slug, ...textPage(article) }).toEqual(article)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  })

  test('every page of content/pages is shown by one page of the site', () => {
    const sources = readdirSync(folder('app/[variant]'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .map((file) => readFileSync(folder(join('app/[variant]', file)), 'utf8'))
    const shown = sources.flatMap((source) => [...source.matchAll(/'@\/content\/pages\/([a-z-]+)'/g)])
    const files = readdirSync(folder('content/pages')).filter((file) => file.endsWith('.ts'))
    expect(shown.map(([, name]) => `${name}.ts`).sort()).toEqual(files.sort())
  })

  test('every link leads to a page, and every anchor to a place on it', async () => {
    for (const [, page] of await everyPage()) for (const { href } of page.links) await expectToLead(href)
  })

  test('no page offers the same link twice', async () => {
    for (const [name, page] of await everyPage()) {
      const hrefs = page.links.map(({ href }) => href)
      expect([name, new Set(hrefs).size]).toEqual([name, hrefs.length])
    }
  })

  test('an anchor names one place on its page', async () => {
    const ofTheLayout = [...writtenIds('components')]
    for (const [name, page] of await everyPage()) {
      const ids = page.sections.map(({ id }) => id)
      expect([name, new Set(ids).size]).toEqual([name, ids.length])
      expect([name, ids.filter((id) => ofTheLayout.includes(id))]).toEqual([name, []])
    }
  })

  test('titles and descriptions tell the pages apart', async () => {
    const pages = (await everyPage()).map(([, page]) => page)
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
  })

  test('no sentence is empty, and no section is only a heading', async () => {
    for (const [name, page] of await everyPage()) {
      for (const { id, heading, paragraphs, list } of page.sections) {
        expect([name, id, paragraphs.length + list.length]).not.toEqual([name, id, 0])
        for (const text of [heading, ...paragraphs, ...list])
          expect([name, id, text.trim()]).not.toEqual([name, id, ''])
      }
    }
  })

  test('no phone number, street address or e-mail address: remote visitors read these pages too', async () => {
    const { address, postalCode, phone, fax, email } = practice.office
    for (const [name, page] of await everyPage()) {
      const text = JSON.stringify(page)
      for (const detail of [address, postalCode, phone.display, phone.href, fax, email]) {
        expect([name, text.includes(detail)]).toEqual([name, false])
      }
      expect([
        name,
        text.match(/\(?\d{3}\)?[-. \u2011]\s?\d{3}[-. \u2011]\d{4}|\b\d{10,}\b|tel:|mailto:|\S@\S/),
      ]).toEqual([name, null])
      expect([
        name,
        text.match(/\d+ [A-Z]\w+ (Street|St|Avenue|Ave|Road|Rd|Drive|Boulevard)\b|Suite \d/),
      ]).toEqual([name, null])
    }
  })
})

describe('menus and home', () => {
  test('every entry of the navigation leads to a page', async () => {
    for (const { href, items } of navigation) {
      for (const entry of [href, ...items.map((item) => item.href)]) await expectToLead(entry)
    }
  })

  test('every link of the footer leads to a page, and every anchor to a place on it', async () => {
    for (const { links } of footerColumns) for (const { href } of links) await expectToLead(href)
  })

  test('every link of the home page leads to a page', async () => {
    for (const href of [
      ...home.services.items.map((item) => item.href),
      ...home.resources.items.map((item) => item.href),
    ]) {
      await expectToLead(href)
    }
  })
})
