import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { figureNames } from '@/content/schemas/figure-names'
import { practice } from '@/content/generated/practice/practice'
import { fitTitle } from '@/lib/site/og/fit-title'
import { fonts, widthOf } from '@/lib/site/og/fonts.server'
import type { Picture, PictureKind } from '@/lib/site/og/picture'
import { design } from '@/lib/site/og/picture-url'
import { Drawing, titleBox, titleTracking } from './drawing'
import { looks } from './looks'

/** One for each size step and fitting rule of the title. */
const titles = [
  'Short',
  'Minimally Invasive Surgery',
  'A title of some length: what it says and why',
  'A long title, of which one wonders how many lines it needs, how they break and in which size',
  'One so long that it cannot be whole. '.repeat(8),
]
const levels: Picture['levels'][] = [[], ['L4-L5'], ['T10', 'T11', 'L2'], ['C5-C6', 'L4'], ['S1', 'S2']]

const samples: Picture[] = (Object.keys(looks) as PictureKind[]).flatMap((kind) =>
  titles.map((title, index) => ({ href: '/', kind, label: 'Label', title, levels: levels[index] ?? [] })),
)
for (const figure of figureNames)
  samples.push({ href: '/', kind: 'condition', label: 'Label', title: 'Short', levels: [], figure })

test('`design` identifies the drawing: if this fails, write the new value into lib/site/og/picture-url.ts', () => {
  const digest = createHash('sha256')
  for (const picture of samples) {
    const title = fitTitle(picture.title, titleBox, (text) => widthOf(text, 'heading', titleTracking))
    const markup = renderToStaticMarkup(<Drawing picture={picture} title={title} />)
    // The name is a separate part of each image version, so a different name doesn't change the design.
    digest.update(markup.replaceAll(practice.name, ''))
  }
  for (const { data } of fonts) digest.update(data)
  expect(design).toBe(digest.digest('hex').slice(0, 12))
})
