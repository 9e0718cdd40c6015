import { pageMetadata } from './metadata'

process.env.SITE_URL = 'https://spine.example.com'

const about = { title: 'About the surgeon', description: 'Training, experience and approach.' }

/** The address that a page gives as its own. */
function canonicalAddress(path: string): string {
  const { metadataBase, alternates } = pageMetadata(path, about)
  return new URL(String(alternates?.canonical), metadataBase ?? undefined).href
}

test.each([
  ['/', 'https://spine.example.com/'],
  ['/about', 'https://spine.example.com/about'],
  ['/services/robotic-surgery', 'https://spine.example.com/services/robotic-surgery'],
])('the canonical address of %s is %s: our own origin, and no variant', (path, address) => {
  expect(canonicalAddress(path)).toBe(address)
})

test("a page's title has the practice's name behind it", () =>
  expect(pageMetadata('/about', about).title).toBe('About the surgeon | Hanford Spine'))

test('the home page has its own title', () =>
  expect(pageMetadata('/', about).title).toBe('About the surgeon'))

test("the description is the page's own", () =>
  expect(pageMetadata('/about', about).description).toBe('Training, experience and approach.'))
