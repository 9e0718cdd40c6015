import { chooseCopy } from './choose-copy'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64)'
const all = ['local-mobile', 'remote-desktop', 'local-desktop']

test.each([
  ['the cookie decides', { mode: 'remote', device: undefined }, laptop, 'remote-desktop'],
  ['even where no such copy is there', { mode: 'remote', device: 'mobile' }, laptop, 'remote-mobile'],
  ['the layout cookie, too', { mode: 'local', device: 'mobile' }, laptop, 'local-mobile'],
  ['without one, the user agent breaks the tie', { mode: 'local', device: undefined }, phone, 'local-mobile'],
  ['but rules nothing out', { mode: 'remote', device: undefined }, phone, 'remote-desktop'],
  [
    'no mode cookie: the latest of this layout',
    { mode: undefined, device: undefined },
    laptop,
    'local-desktop',
  ],
  ['made-up cookies say nothing', { mode: 'everyone', device: 'watch' }, phone, 'local-mobile'],
  ['where cookies cannot be read, the same', null, laptop, 'local-desktop'],
])('%s', (_, cookies, userAgent, expected) => {
  expect(chooseCopy({ cookies, userAgent }, all)).toBe(expected)
})

test('with no copy at all it is the page of a stranger', () => {
  expect(chooseCopy({ cookies: { mode: undefined, device: undefined }, userAgent: phone }, [])).toBe(
    'unknown-mobile',
  )
})
