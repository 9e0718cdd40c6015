import { pictures } from './picture'
import { ogPicture, versionOf } from './picture-url'
import { routes } from '@/lib/routes'

test('every page has a picture at an address of its own, with its size and what it shows', () => {
  const all = routes.map(({ href }) => ogPicture(href))
  expect(new Set(all.map(({ url }) => url)).size).toBe(routes.length)
  for (const { url, width, height, alt } of all) {
    expect(url).toMatch(/^\/api\/og\?page=\/[a-z/-]*&v=[0-9a-f]{12}$/)
    expect([width, height]).toEqual([1200, 630])
    expect(alt).toMatch(/^Hanford Spine: .+\. Beside it, a line drawing of the spine/)
  }
})

test('the words beside it name the levels that are marked', () => {
  expect(ogPicture('/resources/conditions/spinal-stenosis').alt).toBe(
    'Hanford Spine: Spinal stenosis. Beside it, a line drawing of the spine with L3-L4 and L4-L5 marked.',
  )
  expect(ogPicture('/about').alt).not.toContain('marked')
})

test.each(['/nowhere', '/local-mobile/about', '', 'constructor'])('%s is no page', (path) =>
  expect(() => ogPicture(path)).toThrow('no page'),
)

test('another title, label, kind or level is another address', () => {
  const picture = pictures.get('/resources/conditions/sciatica')
  if (!picture) throw new Error('The guide is gone.')
  const versions = [
    picture,
    { ...picture, title: 'Sciatica' },
    { ...picture, label: 'Guide' },
    { ...picture, kind: 'article' as const },
    { ...picture, levels: ['L5-S1' as const] },
  ].map(versionOf)
  expect(new Set(versions).size).toBe(5)
  expect(versionOf({ ...picture })).toBe(versions[0])
})
