import { pageGraph } from './page-graph'
import { claims } from '@/content/generated/practice/claims'
import { office } from '@/content/generated/practice/office'
import { signOff } from '@/content/generated/sign-off/signed'
import { practice } from '@/content/generated/practice/practice'
import { officePages } from '@/lib/site/pages/office-pages'
import { routes } from '@/lib/site/routes'
import { modes, type Mode } from '@/lib/variant/variant'

process.env.SITE_URL = 'https://spine.example.com'

type Node = Record<string, unknown> & { '@id': string; '@type': string }

const listed = routes.filter(({ inSitemap }) => inSitemap).map(({ href }) => href)

function nodesOf(path: string, mode: Mode = 'unknown'): Node[] {
  return (pageGraph(path, 'The heading', mode)?.['@graph'] ?? []) as unknown as Node[]
}

const pageOf = (path: string) => nodesOf(path).find((node) => node['@id'].endsWith('#page'))!

/** The structured data of every listed page in every variant, as text. */
const everything = listed.flatMap((path) =>
  modes.map((mode) => ({ path, mode, text: JSON.stringify(nodesOf(path, mode)) })),
)

/** The ids inside a node, at any depth, except the node's own. */
function idsWithin(value: unknown, isNode = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@id' ? (isNode ? [] : [String(inner)]) : idsWithin(inner),
  )
}

test('exactly the pages in the sitemap have structured data', () => {
  for (const { href, inSitemap } of routes) {
    expect([href, pageGraph(href, 'The heading', 'unknown') !== null]).toEqual([href, inSitemap])
  }
})

test.each(listed)('%s: ids are unique and references resolve', (path) => {
  const nodes = nodesOf(path)
  const ids = nodes.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(nodes.flatMap((node) => idsWithin(node, true))))
  expect(nodes.map((node) => node['@type'])).toEqual(
    expect.arrayContaining(['MedicalClinic', 'Physician', 'WebSite']),
  )
})

test.each([
  ['/', 'WebPage'],
  ['/about', 'AboutPage'],
  ['/biography', 'ProfilePage'],
  ['/contact', 'ContactPage'],
  ['/blog', 'CollectionPage'],
  ['/reviews', 'WebPage'],
  ['/services', 'MedicalWebPage'],
  ['/services/robotic-surgery', 'MedicalWebPage'],
  ['/resources/conditions/sciatica', 'MedicalWebPage'],
  ['/blog/desk-work-and-your-spine', 'MedicalWebPage'],
  ['/resources/faq', 'MedicalWebPage'],
  ['/legal/privacy-policy', 'WebPage'],
])('%s is a %s with its own heading and URL', (path, type) =>
  expect(pageOf(path)).toMatchObject({
    '@type': type,
    name: 'The heading',
    url: `https://spine.example.com${path}`,
  }),
)

test('our URLs use our origin and name no variant', () => {
  for (const { text } of everything) {
    expect(text).not.toMatch(/(local|remote|unknown)-(mobile|desktop)/)
    expect(text).not.toContain('localhost')
  }
})

test('the site describes its search', () => {
  const site = nodesOf('/').find((node) => node['@type'] === 'WebSite')
  expect(site).toMatchObject({
    '@id': 'https://spine.example.com/#website',
    potentialAction: {
      target: { urlTemplate: 'https://spine.example.com/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('only legal notices and the pages for visits give contact details to visitors not known to be local', () => {
  const { address, phone, fax, email, position } = office
  for (const { path, mode, text } of everything) {
    if (mode === 'local' || path.startsWith('/legal/') || path in officePages) continue
    for (const detail of [address, phone.display, phone.href, fax, email, String(position.lat)]) {
      expect([path, mode, text.includes(detail)]).toEqual([path, mode, false])
    }
  }
})

test('never contains reviews or ratings of the practice', () => {
  for (const { text } of everything)
    expect(text).not.toMatch(/"(Aggregate)?Rating"|"Review"|\brating|"review"/i)
})

test('contains none of the practice’s own statistics', () => {
  for (const { path, text } of everything) {
    for (const { text: figure } of Object.values(claims)) {
      expect([path, text.includes(figure)]).toEqual([path, false])
    }
  }
})

test('a health page has its review date and its sources in footnote order', () => {
  expect(pageOf('/resources/conditions/herniated-disc')).toMatchObject({
    lastReviewed: '2026-11-23',
    citation: expect.arrayContaining([
      {
        '@type': 'CreativeWork',
        name: 'JAMA 2006: SPORT disc trial',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2553805',
      },
      { '@type': 'CreativeWork', name: 'SPORT disc trial, 8 years' },
    ]),
  })
  expect(pageOf('/legal/privacy-policy')).not.toHaveProperty('lastReviewed')
})

describe('the reviewer', () => {
  afterEach(() => jest.restoreAllMocks())

  test('pages have no reviewer before the surgeon signs off', () => {
    jest.replaceProperty(signOff, 'pages', [])
    for (const path of listed) expect(JSON.stringify(nodesOf(path))).not.toContain('reviewedBy')
  })

  test('the surgeon is the reviewer of signed pages, by reference', () => {
    jest.replaceProperty(signOff, 'pages', ['/resources/faq'])
    const surgeon = { '@id': 'https://spine.example.com/#surgeon' }
    expect(pageOf('/resources/faq')).toHaveProperty('reviewedBy', surgeon)
    expect(nodesOf('/resources/faq')).toContainEqual(expect.objectContaining(surgeon))
    expect(pageOf('/post-operative-care')).not.toHaveProperty('reviewedBy')
  })
})

describe('the sample note', () => {
  afterEach(() => jest.restoreAllMocks())
  const clinicOf = (path: string) => nodesOf(path).find((node) => node['@type'] === 'MedicalClinic')

  test('is present for the sample practice', () =>
    expect(clinicOf('/')?.disambiguatingDescription).toMatch(/^This is a demonstration\./))

  test('is absent for a real practice', () => {
    jest.replaceProperty(practice, 'sample', false)
    expect(clinicOf('/')).not.toHaveProperty('disambiguatingDescription')
  })
})

test('an article has its dates, and the practice as its author', () =>
  expect(nodesOf('/blog/desk-work-and-your-spine')).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Desk work and your spine',
      datePublished: '2026-11-20',
      dateModified: '2026-11-23',
      author: { '@id': 'https://spine.example.com/#clinic' },
    }),
  ))
