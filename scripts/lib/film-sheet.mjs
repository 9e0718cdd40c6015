import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openStudio } from './film-studio.mjs'

const columns = 3
const [width, height] = [640, 360]

/** One picture of each scene of a film, side by side in one file: to be looked at before the film is made. */
export async function takeSheet(film, { style, target, executablePath }) {
  const studio = await openStudio(style, executablePath)
  try {
    const tiles = []
    for (const name of film.moments) {
      const png = await studio.picture(film.pictures.get(name))
      const input = await sharp(png).resize(width, height).toBuffer()
      tiles.push({
        input,
        left: (tiles.length % columns) * width,
        top: Math.floor(tiles.length / columns) * height,
      })
    }
    mkdirSync(target, { recursive: true })
    const rows = Math.ceil(tiles.length / columns)
    const paper = { width: columns * width, height: rows * height, channels: 3, background: '#888888' }
    await sharp({ create: paper })
      .composite(tiles)
      .png()
      .toFile(join(target, `${film.slug}.png`))
  } finally {
    await studio.close()
  }
}
