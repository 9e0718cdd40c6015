import { parseMarkdown } from './markdown'
import { openFactsOf, withoutOpenFacts } from './open-facts'

const file = (front: string) => `---\ntitle: Walking\n${front}---\n\n# Walking\n`

test('what the surgeon and the office manager have to confirm is read, and nothing else', () =>
  expect(
    openFactsOf(
      'walking.md',
      file(
        'signOff:\n  - Flat ground is safe.\n  - "Shoes: closed."\nsources: [WALK]\nofficeManager: [Open on Mondays.]\n',
      ),
    ),
  ).toEqual({ signOff: ['Flat ground is safe.', 'Shoes: closed.'], officeManager: ['Open on Mondays.'] }))

test('a file may leave nothing open', () =>
  expect(openFactsOf('walking.md', file(''))).toEqual({ signOff: [], officeManager: [] }))

test('another form is refused with the line', () =>
  expect(() => openFactsOf('walking.md', file('signOff: Flat ground.\n'))).toThrow(
    'walking.md:3: signOff has to be a list of texts',
  ))

test('a page is compiled without them', () =>
  expect(
    withoutOpenFacts(parseMarkdown('walking.md', file('signOff:\n  - Flat ground is safe.\n'))).front,
  ).toEqual({ title: 'Walking' }))
