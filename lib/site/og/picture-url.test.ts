import { pictures } from './picture'
import { ogPicture, versionOf } from './picture-url'
import { routes } from '@/lib/site/routes'

test('every page has an image with a unique URL, size and alternative text', () => {
  const all = routes.map(({ href }) => ogPicture(href))
  expect(new Set(all.map(({ url }) => url)).size).toBe(routes.length)
  for (const { url, width, height, alt } of all) {
    expect(url).toMatch(/^\/api\/og\?page=\/[a-z/-]*&v=[0-9a-f]{12}$/)
    expect([width, height]).toEqual([1200, 630])
    expect(alt).toMatch(
      /^Hanford Spine: .+\. Beside it, a (line drawing of the spine|drawing that explains it)/,
    )
  }
})

test('the alternative text names the highlighted levels', () => {
  expect(ogPicture('/services/endoscopic-spine-surgery').alt).toBe(
    'Hanford Spine: Endoscopic Spine Surgery. Beside it, a line drawing of the spine with L4-L5 and L5-S1 marked.',
  )
  expect(ogPicture('/resources/conditions/spinal-stenosis').alt).toBe(
    'Hanford Spine: Spinal stenosis. Beside it, a drawing that explains it.',
  )
  expect(ogPicture('/about').alt).not.toContain('marked')
})

test.each(['/nowhere', '/local/about', '', 'constructor'])('%s is no page', (path) =>
  expect(() => ogPicture(path)).toThrow('no page'),
)

test('a different title, label, kind, level or figure changes the URL', () => {
  const picture = pictures.get('/resources/conditions/sciatica')
  if (!picture) throw new Error('The guide does not exist.')
  const versions = [
    picture,
    { ...picture, title: 'Sciatica' },
    { ...picture, label: 'Guide' },
    { ...picture, kind: 'article' as const },
    { ...picture, levels: ['L5-S1' as const] },
    { ...picture, figure: 'acdf' as const },
  ].map(versionOf)
  expect(new Set(versions).size).toBe(6)
  expect(versionOf({ ...picture })).toBe(versions[0])
})
