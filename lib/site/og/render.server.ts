import 'server-only'
import type { ReactElement } from 'react'
import { fonts } from './fonts.server'

/**
 * Renders a drawing as a PNG of 1200 × 630 pixels. Loads the renderer lazily, because most requests never
 * need it.
 */
export async function renderPng(drawing: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const { ImageResponse } = await import('@vercel/og')
  const response = new ImageResponse(drawing, { width: 1200, height: 630, fonts })
  return new Uint8Array(await response.arrayBuffer())
}
