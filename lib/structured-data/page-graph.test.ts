import { pageGraph } from './page-graph'
import { claims } from '@/content/claims'
import { practice } from '@/content/practice'
import { routes } from '@/lib/routes'
import { variants, type Variant } from '@/lib/variant'

process.env.SITE_URL = 'https://spine.example.com'

type Node = Record<string, unknown> & { '@id': string; '@type': string }

const unknown: Variant = { mode: 'unknown', device: 'desktop' }
const listed = routes.filter(({ inSitemap }) => inSitemap).map(({ href }) => href)

function nodesOf(path: string, variant = unknown): Node[] {
  return (pageGraph(path, 'The heading', variant)?.['@graph'] ?? []) as unknown as Node[]
}

const pageOf = (path: string) => nodesOf(path).find((node) => node['@id'].endsWith('#page'))!

/** The data of every listed page in every variant, as text. */
const everything = listed.flatMap((path) =>
  variants.map((variant) => ({ path, variant, text: JSON.stringify(nodesOf(path, variant)) })),
)

/** What is said inside a node, at any depth, without the node's own id. */
function idsWithin(value: unknown, isNode = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@id' ? (isNode ? [] : [String(inner)]) : idsWithin(inner),
  )
}

test('every page that search engines list has data, and no other page', () => {
  for (const { href, inSitemap } of routes) {
    expect([href, pageGraph(href, 'The heading', unknown) !== null]).toEqual([href, inSitemap])
  }
})

test.each(listed)('%s: each thing has one id, and what is referred to is there', (path) => {
  const nodes = nodesOf(path)
  const ids = nodes.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(nodes.flatMap((node) => idsWithin(node, true))))
  expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(['MedicalClinic', 'WebSite']))
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
  ['/resources/faq', 'FAQPage'],
  ['/legal/privacy-policy', 'WebPage'],
])('%s is a %s under its own heading and address', (path, type) =>
  expect(pageOf(path)).toMatchObject({
    '@type': type,
    name: 'The heading',
    url: `https://spine.example.com${path}`,
  }),
)

test('our own addresses stand on our origin and name no variant', () => {
  for (const { text } of everything) {
    expect(text).not.toMatch(/(local|remote|unknown)-(mobile|desktop)/)
    expect(text).not.toContain('localhost')
  }
})

test('the site says how it is searched', () => {
  const site = nodesOf('/').find((node) => node['@type'] === 'WebSite')
  expect(site).toMatchObject({
    '@id': 'https://spine.example.com/#website',
    potentialAction: {
      target: { urlTemplate: 'https://spine.example.com/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('only the notices give phone, fax, e-mail or street to visitors who are not known to be near', () => {
  const { address, postalCode, phone, fax, email } = practice.office
  for (const { path, variant, text } of everything) {
    if (variant.mode === 'local' || path.startsWith('/legal/')) continue
    for (const detail of [address, postalCode, phone.display, phone.href, fax, email]) {
      expect([path, variant.mode, text.includes(detail)]).toEqual([path, variant.mode, false])
    }
  }
})

test('never a review or a rating of ourselves', () => {
  for (const { text } of everything)
    expect(text).not.toMatch(/"(Aggregate)?Rating"|"Review"|rating|"review"/i)
})

test('none of the practice’s own figures', () => {
  // Whether insurance is accepted is a question of the FAQ, answered there with its caveat.
  const { insurance, ...figures } = claims
  for (const { path, text } of everything) {
    for (const { text: figure } of Object.values(figures)) {
      expect([path, text.includes(figure)]).toEqual([path, false])
    }
    if (text.includes(insurance.text))
      expect(text).toContain(`${insurance.text} (the practice’s own statement`)
  }
})

test('a health page has the day of its review and its sources, in the order of its footnotes', () => {
  expect(pageOf('/resources/conditions/herniated-disc')).toMatchObject({
    lastReviewed: '2026-11-20',
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

  test('nobody has reviewed a page before the surgeon has signed off', () => {
    jest.replaceProperty(practice.medicalReview, 'isSignedOff', false)
    for (const path of listed) expect(JSON.stringify(nodesOf(path))).not.toContain('reviewedBy')
  })

  test('afterward it is the surgeon, by reference', () => {
    jest.replaceProperty(practice.medicalReview, 'isSignedOff', true)
    const surgeon = { '@id': 'https://spine.example.com/#surgeon' }
    expect(pageOf('/resources/faq')).toHaveProperty('reviewedBy', surgeon)
    expect(nodesOf('/resources/faq')).toContainEqual(expect.objectContaining(surgeon))
    expect(pageOf('/contact')).not.toHaveProperty('reviewedBy')
  })
})

describe('the sample', () => {
  afterEach(() => jest.restoreAllMocks())
  const clinicOf = (path: string) => nodesOf(path).find((node) => node['@type'] === 'MedicalClinic')

  test('says that it is one', () =>
    expect(clinicOf('/')?.disambiguatingDescription).toMatch(/^This is a demonstration\./))

  test('a real practice says nothing of the kind', () => {
    jest.replaceProperty(practice, 'sample', false)
    expect(clinicOf('/')).not.toHaveProperty('disambiguatingDescription')
  })
})

test('an article has its dates, and the practice for an author', () =>
  expect(nodesOf('/blog/desk-work-and-your-spine')).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Desk work and your spine',
      datePublished: '2026-11-20',
      dateModified: '2026-11-20',
      author: { '@id': 'https://spine.example.com/#clinic' },
    }),
  ))
