import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { bestBets } from '@/content/search/best-bets'
import { definitionsIn } from './definitions'
import { passages } from './passages/passages'
import { correctedQuery } from './query/corrected-query'
import { siteSearch } from './site-search'

const checkedQuery = z.strictObject({ query: z.string(), pages: z.array(z.string().startsWith('/')).min(1) })

/** What people type, and the pages that may come first. */
const queries = readFileSync('tests/search/queries.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => checkedQuery.parse(JSON.parse(line)))

const find = (query: string) => siteSearch(query, { mode: 'local', limit: 20 })

test('at least 150 queries are checked, each once', () => {
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
  expect(queries.length).toBeGreaterThanOrEqual(150)
})

test.each(queries)('$query opens the right page first', ({ query, pages }) =>
  expect(pages).toContain(find(query)[0]?.href.split('#')[0]),
)

test.each(Object.keys(bestBets))('the best bet %s exists', (href) =>
  expect(passages.map((passage) => passage.href)).toContain(href),
)

test('a best bet is listed once, and only to visitors who may see it', () => {
  const hrefs = find('stitches').map(({ href }) => href)
  expect(hrefs[0]).toBe('/post-operative-care#wound')
  expect(hrefs.filter((href) => href === hrefs[0])).toHaveLength(1)
  expect(siteSearch('stitches', { mode: 'remote', limit: 1 })).toHaveLength(1)
})

test.each([
  ['ACDF', 'ACDF', 'front of the neck'],
  ['acdf recovery time', 'ACDF', 'front of the neck'],
  ['MRI', 'MRI', 'magnet'],
  ['TLIF', 'TLIF', 'transforaminal lumbar interbody fusion'],
  ['hnp', 'Herniated disc', 'outer ring'],
  ['sutures', 'Stitches', 'hold a cut closed'],
  ['stiches', 'Stitches', 'hold a cut closed'],
  ['whiplash', 'Whiplash', 'car crash'],
  ['ct myelogram', 'CT myelogram', 'dye'],
])('%s is explained as %s', (query, term, words) => {
  const [definition] = definitionsIn(query)
  expect(definition?.term).toBe(term)
  expect(definition?.text).toContain(words)
  expect(definition?.text).not.toContain('Read more')
})

test('a query without medical words needs no explanation, and a long one gets at most two', () => {
  expect(definitionsIn('parking')).toEqual([])
  expect(definitionsIn('mri ct emg stenosis')).toHaveLength(2)
})

test.each([
  ['stiches', 'stitches'],
  ['hurniated disk', 'herniated disk'],
  ['epideral shot', 'epidural shot'],
  ['insurence', 'insurance'],
])('%s is searched as %s, and the visitor is told', (typed, corrected) =>
  expect(correctedQuery(typed)).toBe(corrected),
)

test.each(['sciatica', 'MRI', 'ciática', 'dolor de espalda', 'back pain', 'L5-S1'])(
  '%s is spelled right',
  (query) => expect(correctedQuery(query)).toBeNull(),
)
