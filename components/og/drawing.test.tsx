import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { practice } from '@/content/practice'
import { fitTitle } from '@/lib/og/fit-title'
import { fonts, widthOf } from '@/lib/og/fonts.server'
import type { Picture, PictureKind } from '@/lib/og/picture'
import { design } from '@/lib/og/picture-url'
import { Drawing, titleBox, titleTracking } from './drawing'
import { looks } from './looks'

function sample(kind: PictureKind, title: string, levels: Picture['levels']): Picture {
  return { href: '/sample', kind, label: 'Label', title, levels }
}

const samples = (Object.keys(looks) as PictureKind[]).flatMap((kind) => [
  sample(kind, 'Short', []),
  sample(kind, 'A title of two lines', ['L4-L5']),
  sample(kind, 'One so long that it has to be set in small letters, and ends before its end', ['C5', 'S1']),
])

test('`design` says what the drawing is: where this fails, write the new value into lib/og/picture-url.ts', () => {
  const digest = createHash('sha256')
  for (const picture of samples) {
    const title = fitTitle(picture.title, titleBox, (text) => widthOf(text, 'heading', titleTracking))
    const markup = renderToStaticMarkup(<Drawing picture={picture} title={title} />)
    // The name is in each picture's version beside the design: another name is no other design.
    digest.update(markup.replaceAll(practice.name, ''))
  }
  for (const { data } of fonts) digest.update(data)
  expect(design).toBe(digest.digest('hex').slice(0, 12))
})
