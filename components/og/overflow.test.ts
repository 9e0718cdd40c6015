import sharp from 'sharp'
import type { Picture } from '@/lib/site/og/picture'
import { picturePng } from './picture-png.server'

/** Plain background of an article's image, and the positions of its elements in pixels. */
const ground = [0xfa, 0xf7, 0xf0]
const panelLeft = 800
const margin = 64

/** Bounding box of everything drawn beside the panel below a given height. */
async function inkBelow(top: number, title: string) {
  const picture: Picture = { href: '/sample', kind: 'article', label: 'Label', title, levels: [] }
  const { data, info } = await sharp(await picturePng(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const box = { left: panelLeft, right: 0, bottom: 0, pixels: 0 }
  for (let y = top; y < info.height; y++) {
    for (let x = 0; x < panelLeft; x++) {
      const at = (y * info.width + x) * 3
      if (ground.every((value, channel) => data[at + channel] === value)) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = Math.max(box.bottom, y)
      box.pixels++
    }
  }
  return box
}

const long = Array.from({ length: 8 }, () => 'What to ask when you see a spine surgeon').join(' ')
const titles = [
  'Spinal stenosis',
  'WWWWWWWWW MMMMMMMMM WWWWWWWWW',
  '¿Qué es la estenosis del canal lumbar y cuándo conviene operar? Señales, años y preguntas',
  'Rehabilitación después de una cirugía mínimamente invasiva: niños, jóvenes y mayores '.repeat(4),
  long,
  'Spondylolisthesisspondylolisthesisspondylolisthesisspondylolisthesis',
  'ÁÉÍÓÚÑÜ jgpqy',
]

test.each(titles)('the margins stay empty: %s', async (title) => {
  const ink = await inkBelow(120, title)
  expect(ink.pixels).toBeGreaterThan(2_000)
  expect(ink.left).toBeGreaterThanOrEqual(margin - 8)
  expect(ink.right).toBeLessThan(panelLeft - 32)
  expect(ink.bottom).toBeLessThan(630 - margin + 8)
})

test('leaves a gap between the name and the line below it', async () => {
  const picture: Picture = { href: '/sample', kind: 'article', label: 'Label', title: long, levels: [] }
  const { data, info } = await sharp(await picturePng(picture))
    .removeAlpha()
    .extract({ left: 0, top: 112, width: panelLeft, height: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isGround = Array.from({ length: info.width * info.height }, (_, pixel) =>
    ground.every((value, channel) => data[pixel * 3 + channel] === value),
  )
  expect(isGround).not.toContain(false)
})
