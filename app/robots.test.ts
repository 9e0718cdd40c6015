import robots from './robots'
import { routes } from '@/lib/site/routes'

process.env.SITE_URL = 'https://spine.example.com'

const { rules, sitemap } = robots()
const [rule] = [rules].flat()

/** RFC 9309, 2.2.2: the longest matching rule wins. */
function mayFetch(path: string): boolean {
  const longest = (prefixes: string | string[] | undefined) =>
    Math.max(
      -1,
      ...[prefixes ?? []]
        .flat()
        .filter((prefix) => path.startsWith(prefix))
        .map(({ length }) => length),
    )
  return longest(rule?.allow) >= longest(rule?.disallow)
}

test('every page may be crawled, including noindex pages', () => {
  for (const { href } of routes) expect([href, mayFetch(href)]).toEqual([href, true])
})

test.each(['/_next/static/chunks/a.js', '/pictures/team-corridor.svg', '/feed.xml', '/api/og?path=/about'])(
  'page resources and previews may be fetched: %s',
  (path) => expect(mayFetch(path)).toBe(true),
)

test.each(['/api/contact', '/api/ai-assistant', '/api/geolocation'])('%s is disallowed', (path) =>
  expect(mayFetch(path)).toBe(false),
)

test('it lists the sitemap', () => expect(sitemap).toBe('https://spine.example.com/sitemap.xml'))
