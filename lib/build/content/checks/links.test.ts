import { addressesOf } from './addresses'
import { checkLinks } from './links'

const page = (...ids: string[]) => ({ sections: ids.map((id) => ({ id })) })
const addresses = addressesOf(
  new Map([
    ['pages', new Map([['about', page('who', 'training')]])],
    ['conditions', new Map([['sciatica', page('feels')]])],
    ['faq', new Map([['first-visit', { questions: { bring: 'practice/what-to-bring' } }]])],
    ['videos', new Map([['walking', {}]])],
  ]),
)

const said = (text: string) => {
  try {
    checkLinks('content/en/articles/walking.md', text, addresses)
  } catch (error) {
    return (error as Error).message.replace('content/en/articles/walking.md', '')
  }
  return 'fine'
}

test.each([
  '[Us](/about), [training](/about#training) and [sciatica](/resources/conditions/sciatica#feels)',
  '[call](/contact#anything), because what is in that page isn’t known here',
  '[A part](/spine-anatomy#L4-L5) and the [feed](/feed.xml)',
  '[An agency](https://www.mbc.ca.gov/)',
  '---\nlinks:\n  - /about#who: Who we are\nreviewed: 2026-11-23\nsources: [NHSW]\n---\n\nA and/or B.[^NHSW] (/not-a-link)',
])('%j is fine', (text) => expect(said(text)).toBe('fine'))

test.each([
  [
    'Walk.\n\nRead [this](/abuot).',
    ':3: /abuot leads nowhere: there is no page /abuot. Did you mean /about?',
  ],
  [
    '[This](/about#trainig)',
    ':1: /about#trainig leads nowhere: /about has no section {#trainig}. Did you mean training?',
  ],
  [
    '[This](/about#nothing-like-it)',
    '/about has no section {#nothing-like-it}. Its sections are who, training',
  ],
  ['[This](/no/page/like/this)', 'there is no page /no/page/like/this. Addresses are those'],
  ['---\ntitle: A\nlinks:\n  - /abuot: About us\n---\n\nText.', ':4: /abuot leads nowhere'],
  [
    '---\nlinks: [/about, /resources/conditions/sciatic]\n---\n\nText.',
    'Did you mean /resources/conditions/sciatica?',
  ],
  ['[This](about)', ":1: about can't be opened: begin with /"],
  ['[This](#who)', ":1: #who can't be opened: begin with /, also on the same page"],
  ['[This](http://example.com)', 'with https://'],
  ['[This] (/about)', ':1: write [words](/about) without a space'],
  ['[This](/about and more', ':1: the link to /about needs a ) right after its address'],
])('%j is refused with its line and what to do', (text, message) => expect(said(text)).toContain(message))

test('questions, videos and their groups have sections', () => {
  expect(addresses.get('/resources/faq')).toBeUndefined()
  const withFaq = addressesOf(
    new Map([
      [
        'pages',
        new Map([
          ['faq', page()],
          ['video-library', page()],
        ]),
      ],
      ['faq', new Map([['first-visit', { questions: { bring: 'practice/what-to-bring' } }]])],
      ['videos', new Map([['walking', {}]])],
    ]),
  )
  expect([...(withFaq.get('/resources/faq') ?? [])]).toEqual(expect.arrayContaining(['first-visit', 'bring']))
  expect([...(withFaq.get('/video-library') ?? [])]).toContain('walking')
})
