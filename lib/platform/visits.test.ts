import { addVisits, countVisit, takeVisits } from './visits'

const browser = {
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0',
}
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  countVisit({ method, headers: { ...browser, ...headers } }, path)

beforeEach(() => void takeVisits())

test('each page that a person opens is counted', () => {
  open('/about')
  open('/contact')
  open('/about')
  expect(takeVisits()).toEqual([
    ['/about', 2],
    ['/contact', 1],
  ])
  expect(takeVisits()).toEqual([])
})

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a copy for reading offline', { 'sec-fetch-dest': 'empty' }],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a browser without a person', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/130.0' }],
])('%s is not counted', (_name, headers) => {
  open('/about', headers)
  expect(takeVisits()).toEqual([])
})

test('a program without the headers of a browser is not counted, nor is a HEAD request', () => {
  countVisit({ method: 'GET', headers: { 'user-agent': 'curl/8' } }, '/about')
  open('/about', {}, 'HEAD')
  expect(takeVisits()).toEqual([])
})

test('what could not be kept is counted with what came meanwhile', () => {
  open('/about')
  const taken = takeVisits()
  open('/about')
  addVisits(taken)
  expect(takeVisits()).toEqual([['/about', 2]])
})
