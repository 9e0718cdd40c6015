import { lowerCasePath } from './lower-case-path'
import { labelOf } from '@/lib/site/routes'

const isPage = (path: string) => labelOf(path) !== undefined

test.each([
  ['/About', '/about'],
  ['/SERVICES/Robotic-Surgery', '/services/robotic-surgery'],
  ['/Blog/Moving-With-Back-Pain', '/blog/moving-with-back-pain'],
])('%s redirects to %s', async (path, lower) => expect(await lowerCasePath(path, isPage)).toBe(lower))

test.each([
  ['a page in small letters', '/about'],
  ['an address that is no page', '/No-Such-Page'],
  ['another host', '//EVIL.example.com'],
  ['another host after a page', '//EVIL.example.com/about'],
  ['a backslash', '/\\EVIL.example.com'],
  ['a backslash, encoded', '/%5CEVIL.example.com'],
  ['a variant of a page', '/Local/About'],
  ['dots', '/Services/../about'],
  ['a slash at the end', '/About/'],
])('%s does not redirect', async (_name, path) => expect(await lowerCasePath(path, isPage)).toBeNull())

test('a lowercase path is not looked up', async () => {
  const look = jest.fn(() => true)
  await lowerCasePath('/about', look)
  expect(look).not.toHaveBeenCalled()
})
