import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import toIco from 'png-to-ico'
import sharp from 'sharp'

/** --paper in app/styles/theme.css. The dark green bars of the logo stay visible on it against any background. */
const paper = '#faf7f0'

/** Side length in pixels; the logo's height and the corner radius are fractions of it. */
type Shape = { size: number; mark: number; corner?: number }

/** Every icon file. Phones round corners themselves, and may crop a maskable icon to a circle. */
export const icons: Readonly<Record<string, Shape>> = {
  'favicon.ico': { size: 32, mark: 0.875, corner: 0.2 },
  'apple-touch-icon.png': { size: 180, mark: 0.66 },
  'icons/icon-192.png': { size: 192, mark: 0.7, corner: 0.2 },
  'icons/icon-512.png': { size: 512, mark: 0.7, corner: 0.2 },
  'icons/maskable-512.png': { size: 512, mark: 0.56 },
}

/** The logo on a square of paper color, as a PNG file. */
export async function drawIcon(svg: Buffer, { size, mark, corner = 0 }: Shape): Promise<Buffer> {
  const side = Math.round(size * mark)
  const radius = Math.round(size * corner)
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper}"/></svg>`
  const drawn = await sharp(svg, { density: 72 * 16 })
    .resize(side, side)
    .png()
    .toBuffer()
  return sharp(Buffer.from(square))
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Makes all icons from `icon.svg` in a folder. Returns a report, line by line. */
export async function makeIcons(folder: string): Promise<string[]> {
  const svg = readFileSync(join(folder, 'icon.svg'))
  const lines: string[] = []
  for (const [file, shape] of Object.entries(icons)) {
    const png = await drawIcon(svg, shape)
    // A list is used as is; a single image would be scaled to four sizes.
    const data = file.endsWith('.ico') ? await toIco([png]) : png
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), data)
    lines.push(`${file}: ${shape.size} pixels, ${(data.length / 1000).toFixed(1)} kB`)
  }
  return lines
}
