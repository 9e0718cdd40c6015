import 'server-only'
import { fitTitle } from '@/lib/og/fit-title'
import { widthOf } from '@/lib/og/fonts.server'
import type { Picture } from '@/lib/og/picture'
import { renderPng } from '@/lib/og/render.server'
import { Drawing, titleBox, titleTracking } from './drawing'

/** A page's picture as a PNG of 1200 by 630 pixels, its title as large as there is room for. */
export function picturePng(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const title = fitTitle(picture.title, titleBox, (text) => widthOf(text, 'heading', titleTracking))
  return renderPng(<Drawing picture={picture} title={title} />)
}
