import 'server-only'
import type { ReactElement } from 'react'
import { fonts } from './fonts.server'

/**
 * A drawing as a PNG of 1200 by 630 pixels. The renderer is loaded with the first picture: most of what this process
 * does needs none.
 */
export async function renderPng(drawing: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const { ImageResponse } = await import('@vercel/og')
  const response = new ImageResponse(drawing, { width: 1200, height: 630, fonts })
  return new Uint8Array(await response.arrayBuffer())
}
