import { lowerCasePath } from './lower-case-path'
import { labelOf } from '@/lib/routes'

const isPage = (path: string) => labelOf(path) !== undefined

test.each([
  ['/About', '/about'],
  ['/SERVICES/Robotic-Surgery', '/services/robotic-surgery'],
  ['/Blog/Moving-With-Back-Pain', '/blog/moving-with-back-pain'],
])('%s leads to %s', async (path, lower) => expect(await lowerCasePath(path, isPage)).toBe(lower))

test.each([
  ['a page in small letters', '/about'],
  ['an address that is no page', '/No-Such-Page'],
  ['another host', '//EVIL.example.com'],
  ['another host after a page', '//EVIL.example.com/about'],
  ['a backslash', '/\\EVIL.example.com'],
  ['a backslash, encoded', '/%5CEVIL.example.com'],
  ['a variant of a page', '/Local-Desktop/about'],
  ['dots', '/Services/../about'],
  ['a slash at the end', '/About/'],
])('%s leads nowhere', async (_name, path) => expect(await lowerCasePath(path, isPage)).toBeNull())

test('a path without capitals costs no look at the pages', async () => {
  const look = jest.fn(() => true)
  await lowerCasePath('/about', look)
  expect(look).not.toHaveBeenCalled()
})
