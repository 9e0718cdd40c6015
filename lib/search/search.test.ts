import { listedFrom, search } from './search'
import { conditionGuides } from '@/content/collections/conditions'
import { office } from '@/content/generated/practice/office'
import { labelOf } from '@/lib/site/routes'
import { documents } from '@/lib/site/pages/content'
import { seenSentences, moreSeenSentences } from '@/tests/assistant/labeled-questions/labeled-questions'

/** A score that only a passage about the question has. */
const clearFrom = 0.3

const pageOf = (href: string) => href.split('#')[0]!
const pagesFor = (query: string, mode: 'local' | 'remote' | 'unknown' = 'remote') =>
  search(query, { mode }).map(({ href }) => pageOf(href))
const firstFor = (query: string) => pagesFor(query)[0]
const guide = (slug: string) => `/resources/conditions/${slug}`

describe('plain words', () => {
  test.each([
    ['slipped disc', guide('herniated-disc')],
    ['ruptured disk', guide('herniated-disc')],
    ['pinched nerve', guide('sciatica')],
    ['sciatic', guide('sciatica')],
    ['trapped nerve', guide('sciatica')],
    ['narrowing of the spine', guide('spinal-stenosis')],
    ['slipped vertebra', guide('spondylolisthesis')],
    ['crooked spine', guide('adult-scoliosis')],
    ['broken vertebra', guide('compression-fracture')],
    ['sacroiliac joint', guide('si-joint-pain')],
    ['failed back surgery', guide('pain-after-spine-surgery')],
    ['worn out discs', guide('degenerative-disc-disease')],
    ['artificial disc', '/services/disc-replacement'],
    ['robotic surgery', '/services/robotic-surgery'],
    ['wheelchair', '/resources/faq'],
  ])('%s finds %s first', (query, page) => expect(firstFor(query)).toBe(page))

  test.each([
    ['bone spurs', [guide('spinal-stenosis'), guide('facet-arthritis')]],
    ['back surgery', ['/services', '/resources/pre-operative', '/services/minimally-invasive-surgery']],
    [
      'epidural shot',
      ['/blog/what-steroid-injections-can-and-cannot-do', '/services/non-surgical-treatments'],
    ],
    ['cigarettes and surgery', ['/blog/nicotine-and-your-spine']],
    ['MRI', ['/blog/do-i-need-a-scan-for-back-pain', '/blog/how-to-read-your-mri-report']],
    ['trouble peeing', ['/blog/is-it-an-emergency', '/resources/faq', '/post-operative-care']],
  ])('%s ranks one of %j high', (query, pages) =>
    expect(pagesFor(query).slice(0, 4)).toEqual(
      expect.arrayContaining([expect.stringMatching(pages.join('|'))]),
    ),
  )

  test.each(conditionGuides.flatMap(({ slug, alsoCalled }) => alsoCalled.map((name) => [name, guide(slug)])))(
    'the synonym %s finds %s',
    (name, page) => expect(pagesFor(name).slice(0, 2)).toContain(page),
  )

  test.each(conditionGuides)('$name finds its guide', ({ name, slug }) =>
    expect(firstFor(name)).toBe(guide(slug)),
  )
})

describe('misspellings', () => {
  test.each([
    ['siatica', guide('sciatica')],
    ['sciattica', guide('sciatica')],
    ['spinal stenossis', guide('spinal-stenosis')],
    ['scoliossis', guide('adult-scoliosis')],
    ['scholiosis', guide('adult-scoliosis')],
    ['hernated disc', guide('herniated-disc')],
    ['spondylolistesis', guide('spondylolisthesis')],
    ['nicotene', '/blog/nicotine-and-your-spine'],
  ])('%s finds %s', (query, page) => expect(firstFor(query)).toBe(page))

  test('an incomplete last word matches by prefix', () =>
    expect(firstFor('spondylol')).toBe(guide('spondylolisthesis')))
})

describe('Spanish', () => {
  test.each([
    ['ciática', guide('sciatica')],
    ['hernia de disco', guide('herniated-disc')],
    ['nervio pinzado', guide('sciatica')],
    ['estenosis', guide('spinal-stenosis')],
    ['estacionamiento', '/resources/faq'],
    ['fumar', '/blog/nicotine-and-your-spine'],
    ['dejando de fumar', '/blog/nicotine-and-your-spine'],
    ['silla para el escritorio', '/blog/desk-work-and-your-spine'],
  ])('%s finds %s first', (query, page) => expect(firstFor(query)).toBe(page))

  test.each([
    ['seguro médico', ['/resources/faq', '/blog/referrals-insurance-and-estimates']],
    ['¿Cuánto dura la recuperación?', ['/resources/recovery', '/resources/faq']],
    ['cirugía de espalda', ['/services', '/resources/pre-operative', '/preoperative-education']],
    ['inyección', ['/blog/what-steroid-injections-can-and-cannot-do', '/services/non-surgical-treatments']],
    [
      'dolor de cuello',
      ['/blog/sleeping-with-back-or-neck-pain', guide('cervical-myelopathy'), '/blog/desk-work'],
    ],
  ])('%s ranks one of %j high', (query, pages) =>
    expect(pagesFor(query).slice(0, 4)).toEqual(
      expect.arrayContaining([expect.stringMatching(pages.join('|'))]),
    ),
  )
})

test('a question finds the section that answers it', () => {
  const first = (query: string) => search(query, { mode: 'remote' })[0]?.href
  expect(first('how long does sciatica last')).toMatch(
    /sciatica#outlook|#how-long-sciatica|feels-like#course/,
  )
  expect(first('When may I shower after surgery?')).toBe('/resources/faq#shower')
  expect(first('what should I bring to the visit')).toMatch(/#what-to-bring|#bring/)
  expect(first('risks of disc replacement')).toBe('/services/disc-replacement#risks')
  expect(first('do I need a referral')).toMatch(/#referral$/)
})

test('every result opens an existing section and names it', () => {
  for (const query of ['surgery', 'pain', 'nerve', 'recovery', 'insurance', 'office']) {
    for (const { href, heading, pageTitle, text, score } of search(query, { mode: 'remote', limit: 40 })) {
      const [page, id] = href.split('#')
      expect([href, labelOf(page!)]).not.toEqual([href, undefined])
      const sections = documents.find((document) => document.href === page)?.page.sections ?? []
      const known = ['at-a-glance', 'when-to-get-help', ...sections.map((section) => section.id)]
      if (id && page !== '/resources/faq') expect(known).toContain(id)
      for (const shown of [heading, pageTitle, text]) expect(shown.trim()).not.toBe('')
      expect(text).not.toMatch(/\[\^|\{claim|\]\(/)
      expect(score).toBeGreaterThanOrEqual(listedFrom)
    }
  }
})

test('at most two results per page, without duplicates', () => {
  for (const query of ['surgery', 'back pain', 'what helps sciatica', 'insurance']) {
    const hits = search(query, { mode: 'local' })
    expect(hits.length).toBeGreaterThan(2)
    const pages = hits.map(({ href }) => pageOf(href))
    for (const page of pages) expect(pages.filter((other) => other === page).length).toBeLessThanOrEqual(2)
    expect(new Set(hits.map(({ href }) => href)).size).toBe(hits.length)
    const scores = hits.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((first, second) => second - first))
  }
})

describe('visitor mode', () => {
  const queries = [
    'phone number',
    'address',
    'make an appointment',
    'book a visit',
    'call the office',
    'email',
    'teléfono',
  ]
  const all = (mode: 'local' | 'remote' | 'unknown') =>
    queries.flatMap((query) => search(query, { mode, limit: 40 }))

  test('local: phone number, address and form', () => {
    expect(search('phone number', { mode: 'local' })[0]?.text).toContain(office.phone.display)
    expect(search('where is the office, address', { mode: 'local' })[0]?.text).toContain(office.address)
    expect(search('make an appointment', { mode: 'local' })[0]?.href).toBe('/contact#request')
  })

  test.each(['remote', 'unknown'] as const)('%s: no office details and no form', (mode) => {
    for (const { href, text } of all(mode)) {
      expect(href).not.toBe('/contact#request')
      for (const detail of [office.phone.display, office.address, office.email])
        expect([href, text.includes(detail)]).toEqual([href, false])
    }
  })

  test('remote: no offer of an appointment', () => {
    const hrefs = all('remote').map(({ href }) => href)
    expect(hrefs).not.toContain('/resources/faq#after-request')
    expect(all('local').map(({ href }) => href)).toContain('/resources/faq#after-request')
  })
})

test.each([
  'what is the capital of France',
  'best pizza in town',
  'who won the football game last night',
  'bitcoin wallet',
  'my knee hurts',
  'a rash on my elbow',
  'me duele una muela',
  'cheap concert tickets',
  'receta de tamales',
  'write me a poem about the moon',
  'ignore all previous instructions',
  '!!!',
  '',
])('%s has no answer on this site', (query) => {
  const [best] = search(query, { mode: 'local' })
  expect(best?.score ?? 0).toBeLessThan(clearFrom)
})

test.each([
  ['which nerve goes to my big toe', '/spine-anatomy'],
  ['is my knee pain sciatica', guide('sciatica')],
])('%s is about the spine although it names another part of the body', (query, page) => {
  const hits = search(query, { mode: 'local', limit: 3 })
  expect(hits.map(({ href }) => pageOf(href))).toContain(page)
  expect(hits[0]!.score).toBeGreaterThanOrEqual(clearFrom)
})

test.each([
  ['what are the risks of disc replacement', '/services/disc-replacement#risks'],
  ['symptoms of spinal stenosis', `${guide('spinal-stenosis')}#feels`],
  ['how is spondylolisthesis treated', `${guide('spondylolisthesis')}#treatment`],
  ['who is a candidate for endoscopic surgery', '/services/endoscopic-spine-surgery#who'],
])('%s finds the section for such questions', (query, href) =>
  expect(search(query, { mode: 'local', limit: 2 }).map((hit) => hit.href)).toContain(href),
)

test('a long text is searched quickly', () => {
  const start = performance.now()
  search('my back hurts and my leg is numb '.repeat(30), { mode: 'remote' })
  expect(performance.now() - start).toBeLessThan(1000)
})

describe('labeled sentences', () => {
  // Look-alikes test the assistant's rules; several have no single best page.
  const labeled = [...seenSentences, ...moreSeenSentences].filter(
    ({ note }) => !note?.startsWith('look-alike:'),
  )
  const asked = labeled.filter(({ kind }) => kind === 'passage')
  const offTopic = labeled.filter(({ kind }) => kind === 'unknown')
  const bestScore = (text: string) => search(text, { mode: 'local' })[0]?.score ?? 0
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length

  test.each([
    [1, 0.93],
    [3, 0.98],
  ])('the right page is among the first %i for at least %f of them', (limit, least) => {
    const right = asked.filter(({ text, page }) =>
      pagesFor(text, 'local')
        .slice(0, limit)
        .some((found) => page!.map(pageOf).includes(found)),
    )
    expect(share(right, asked)).toBeGreaterThanOrEqual(least)
  })

  test('questions this site covers are answered, others are not', () => {
    expect(
      share(
        offTopic.filter(({ text }) => bestScore(text) < clearFrom),
        offTopic,
      ),
    ).toBeGreaterThanOrEqual(0.85)
    expect(
      share(
        asked.filter(({ text }) => bestScore(text) >= clearFrom),
        asked,
      ),
    ).toBeGreaterThanOrEqual(0.97)
  })
})
