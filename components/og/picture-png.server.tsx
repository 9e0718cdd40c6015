import 'server-only'
import { fitTitle } from '@/lib/site/og/fit-title'
import { widthOf } from '@/lib/site/og/fonts.server'
import type { Picture } from '@/lib/site/og/picture'
import { renderPng } from '@/lib/site/og/render.server'
import { Drawing, titleBox, titleTracking } from './drawing'

/** A page's image as a 1200 x 630 PNG, with the title as large as fits. */
export function picturePng(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const title = fitTitle(picture.title, titleBox, (text) => widthOf(text, 'heading', titleTracking))
  return renderPng(<Drawing picture={picture} title={title} />)
}
