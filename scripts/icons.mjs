import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import toIco from 'png-to-ico'
import sharp from 'sharp'
import { root } from './lib/paths.mjs'
import { main, Refusal } from './lib/run.mjs'

const usage = `npm run icons

Makes the site's icons from the logo's mark, public/icon.svg, and writes them into public. The files are in git, so a
build needs no tools for pictures. Run it after a change of the mark, and look at what it made.`

/** --paper of app/globals.css: bars in the dark green of the mark are seen on it, whatever lies behind the icon. */
const paper = '#faf7f0'

/**
 * @typedef {{ size: number, mark: number, corner?: number }} Shape the side in pixels; the mark's height and the radius
 *   of the corners as shares of it
 */

/** Every file and its shape. Phones cut corners themselves; a maskable icon may lose all outside of a circle. */
export const icons = {
  'favicon.ico': { size: 32, mark: 0.875, corner: 0.2 },
  'apple-touch-icon.png': { size: 180, mark: 0.66 },
  'icons/icon-192.png': { size: 192, mark: 0.7, corner: 0.2 },
  'icons/icon-512.png': { size: 512, mark: 0.7, corner: 0.2 },
  'icons/maskable-512.png': { size: 512, mark: 0.56 },
}

/** The mark on a square of paper. @param {Buffer} svg @param {Shape} shape @returns {Promise<Buffer>} a PNG file */
export async function drawIcon(svg, { size, mark, corner = 0 }) {
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

/** @returns {Promise<string[]>} what was made, line by line */
async function makeIcons(folder) {
  const svg = readFileSync(join(folder, 'icon.svg'))
  const lines = []
  for (const [file, shape] of Object.entries(icons)) {
    const png = await drawIcon(svg, shape)
    // As a list, it goes in as it is; alone it would be scaled to four sizes.
    const data = file.endsWith('.ico') ? await toIco([png]) : png
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), data)
    lines.push(`${file}: ${shape.size} pixels, ${(data.length / 1000).toFixed(1)} kB`)
  }
  return lines
}

async function run() {
  if (process.argv.length > 2) throw new Refusal(usage)
  console.log((await makeIcons(join(root, 'public'))).join('\n'))
}

// The test imports this file, too.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await main(run)
