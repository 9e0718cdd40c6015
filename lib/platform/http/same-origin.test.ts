import { isSameOrigin } from './same-origin'

const site = 'https://spine.example.com'

test.each([
  ['no browser headers at all', {}, true],
  ['our origin', { origin: site }, true],
  ['our origin by Host, http', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  ['our origin by Host, https', { origin: 'https://www.example.org', host: 'www.example.org' }, true],
  [
    'the default port written out in Host',
    { origin: 'https://www.example.org', host: 'www.example.org:443' },
    true,
  ],
  ['another origin', { origin: 'https://evil.example', host: 'spine.example.com' }, false],
  ['our host on another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
  ['our name as a prefix', { origin: 'https://spine.example.com.evil.example' }, false],
  ['http instead of https of SITE_URL', { origin: 'http://spine.example.com' }, false],
  ['an opaque origin', { origin: 'null', host: 'spine.example.com' }, false],
  ['an empty origin', { origin: '', host: 'spine.example.com' }, false],
  ['an opaque origin without Host', { origin: 'null' }, false],
  ['our Referer alone', { referer: `${site}/contact` }, true],
  ['another Referer alone', { referer: 'https://evil.example/form' }, false],
  ['a Referer that is no URL', { referer: 'evil' }, false],
  ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }, true],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }, false],
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, false],
  ['our origin, yet cross-site', { origin: site, 'sec-fetch-site': 'cross-site' }, false],
  [
    'another origin, yet same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
] as const)('%s', (_name, headers, accepted) => {
  expect(isSameOrigin(new Headers(headers), site)).toBe(accepted)
})
