import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RenderedVideo } from '@/scripts/videos/render-videos'
import { openStudio } from '@/scripts/videos/studio/studio'

const columns = 3
const [width, height] = [640, 360]

/** Renders one frame of each scene into a single image, to review before rendering the video. */
export async function takeSheet(
  video: RenderedVideo,
  { style, target, executablePath }: { style: string; target: string; executablePath: string },
): Promise<void> {
  const studio = await openStudio(style, executablePath)
  try {
    const tiles = []
    for (const name of video.moments) {
      const png = await studio.picture(video.pictures.get(name) ?? '')
      const input = await sharp(png).resize(width, height).toBuffer()
      tiles.push({
        input,
        left: (tiles.length % columns) * width,
        top: Math.floor(tiles.length / columns) * height,
      })
    }
    mkdirSync(target, { recursive: true })
    const rows = Math.ceil(tiles.length / columns)
    const paper = {
      width: columns * width,
      height: rows * height,
      channels: 3 as const,
      background: '#888888',
    }
    await sharp({ create: paper })
      .composite(tiles)
      .png()
      .toFile(join(target, `${video.slug}.png`))
  } finally {
    await studio.close()
  }
}
