import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { config } from './middleware'
import { routes } from '@/lib/site/routes'

const passes = (url: string) => unstable_doesMiddlewareMatch({ config, url })

/** The addresses of everything in public, and of what app makes as a file at the root. */
function filesAtTheRoot(): string[] {
  const entries = (folder: string) =>
    readdirSync(join(process.cwd(), folder), { recursive: true, withFileTypes: true })
  const inPublic = entries('public')
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(process.cwd(), 'public').length))
  const made = readdirSync(join(process.cwd(), 'app')).filter((name) => /\.\w+$/.test(name))
  const names = {
    'sitemap.ts': 'sitemap.xml',
    'robots.ts': 'robots.txt',
    'manifest.ts': 'manifest.webmanifest',
  }
  const inApp = made
    .map((name) => names[name as keyof typeof names] ?? name)
    .filter((name) => !/\.(ts|tsx|css)$/.test(name))
  return [...inPublic, ...inApp.map((name) => `/${name}`), '/.well-known/security.txt', '/healthz', '/readyz']
}

test('every file that is there is served past the choice of variant', () => {
  const files = filesAtTheRoot()
  expect(files).toEqual(
    expect.arrayContaining(['/icon.svg', '/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt']),
  )
  expect(files.filter((file) => passes(`http://localhost${file}`))).toEqual([])
})

test.each(['/foo.xml', '/sitemap.xml.gz', '/my-feed.xml', '/.env', '/.well-known/foo', '/wp-login.php'])(
  'a made-up %s is a page like any other unknown address',
  (path) => expect(passes(`http://localhost${path}`)).toBe(true),
)

test('every page is chosen for its visitor', () => {
  for (const { href } of routes) expect([href, passes(`http://localhost${href}`)]).toEqual([href, true])
})

test('and the staff’s page gets its policy', () => expect(passes('http://localhost/staff/token')).toBe(true))

test.each(['/api/contact', '/staff/token/press', '/_next/static/a.js'])('%s is not', (path) =>
  expect(passes(`http://localhost${path}`)).toBe(false),
)
