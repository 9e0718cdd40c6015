import { readPictureRequest } from './picture-request'
import { ogPicture } from './picture-url'

const { url } = ogPicture('/about')
const read = (search: string) => readPictureRequest(new URLSearchParams(search))
const query = url.slice(url.indexOf('?'))

test('accepts the URL used by the pages', () =>
  expect(read(query)).toMatchObject({ ok: true, picture: { href: '/about' } }))

test.each(['?page=/about', '?page=/about&v=', '?page=/about&v=000000000000', '?page=%2Fabout&v=old'])(
  '%s: redirects to the current image of a known page',
  (search) => expect(read(search)).toEqual({ ok: false, code: 'moved', location: url }),
)

test.each([
  '',
  '?page=',
  '?page=/nowhere',
  '?page=about',
  '?page=/about/',
  '?page=/local/about',
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
])('%s: rejected', (search) => expect(read(search)).toEqual({ ok: false, code: 'malformed' }))
