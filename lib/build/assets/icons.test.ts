import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawIcon, icons } from './icons'
import { root } from '@/lib/command/root'

const file = (name: string) => readFileSync(join(root, 'public', name))
const pixelsOf = async (image: Buffer) => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)
  return { at, width: info.width }
}
const near = (pixel: Uint8Array, color: readonly number[]) =>
  color.every((value, index) => Math.abs((pixel[index] ?? 0) - value) <= 4)

const paper = [250, 247, 240, 255]
const poppy = [194, 78, 28, 255]
const pictures = Object.entries(icons).filter(([name]) => name.endsWith('.png'))

describe('npm run icons', () => {
  for (const [name, shape] of pictures) {
    it(`${name} in git matches the logo`, async () => {
      const made = await pixelsOf(await drawIcon(file('icon.svg'), shape))
      const committed = await pixelsOf(file(name))
      expect(committed.width).toBe(shape.size)
      const step = committed.width / 60
      for (let x = step / 2; x < committed.width; x += step) {
        for (let y = step / 2; y < committed.width; y += step) {
          const [here, there] = [made.at(x | 0, y | 0), committed.at(x | 0, y | 0)]
          expect([
            `differs at ${x | 0}, ${y | 0}: run npm run icons`,
            Boolean(near(here, [...there])),
          ]).toEqual([`differs at ${x | 0}, ${y | 0}: run npm run icons`, true])
        }
      }
    })
  }

  it('the logo fits in the maskable icon’s safe zone', async () => {
    const { at, width } = await pixelsOf(file('icons/maskable-512.png'))
    const middle = width / 2
    let isLogoVisible = false
    for (let x = 0; x < width; x += 1) {
      for (let y = 0; y < width; y += 1) {
        const isOutside = Math.hypot(x - middle, y - middle) > 0.4 * width
        if (isOutside)
          expect([`the logo reaches ${x}, ${y}`, Boolean(near(at(x, y), paper))]).toEqual([
            `the logo reaches ${x}, ${y}`,
            true,
          ])
        else isLogoVisible ||= near(at(x, y), poppy)
      }
    }
    expect(['there is no logo', Boolean(isLogoVisible)]).toEqual(['there is no logo', true])
  })

  it('the home screen icon has no transparent corners', async () => {
    const { at } = await pixelsOf(file('apple-touch-icon.png'))
    expect(near(at(0, 0), paper)).toBeTruthy()
  })
})
