import { readPictureRequest } from './picture-request'
import { ogPicture } from './picture-url'

const { url } = ogPicture('/about')
const read = (search: string) => readPictureRequest(new URLSearchParams(search))
const query = url.slice(url.indexOf('?'))

test('the address that the pages give', () =>
  expect(read(query)).toMatchObject({ ok: true, picture: { href: '/about' } }))

test.each(['?page=/about', '?page=/about&v=', '?page=/about&v=000000000000', '?page=%2Fabout&v=old'])(
  '%s: the page is known, so it leads to the picture of today',
  (search) => expect(read(search)).toEqual({ ok: false, code: 'moved', location: url }),
)

test.each([
  '',
  '?page=',
  '?page=/nowhere',
  '?page=about',
  '?page=/about/',
  '?page=/local-mobile/about',
  '?page=https://elsewhere.example.com/about',
  '?page=constructor',
  '?page=/about&page=/about',
  '?page=/about&page=/contact',
  '?v=1&page=/about',
  '?page=/about&v=1&v=2',
  '?page=/about&title=Mine',
  '?page=/about&__proto__=1',
  '?PAGE=/about',
  `${query}&utm_source=x`,
])('%s: no such picture', (search) => expect(read(search)).toEqual({ ok: false, code: 'malformed' }))
