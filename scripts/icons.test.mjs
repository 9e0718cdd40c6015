import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { drawIcon, icons } from './icons.mjs'
import { root } from './lib/paths.mjs'

const file = (name) => readFileSync(join(root, 'public', name))
const pixelsOf = async (image) => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x, y) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)
  return { at, width: info.width }
}
const near = (pixel, color) => color.every((value, index) => Math.abs(pixel[index] - value) <= 4)

const paper = [250, 247, 240, 255]
const poppy = [194, 78, 28, 255]
const pictures = Object.keys(icons).filter((name) => name.endsWith('.png'))

describe('npm run icons', () => {
  for (const name of pictures) {
    it(`${name} in git is what the mark gives today`, async () => {
      const made = await pixelsOf(await drawIcon(file('icon.svg'), icons[name]))
      const kept = await pixelsOf(file(name))
      assert.equal(kept.width, icons[name].size)
      const step = kept.width / 60
      for (let x = step / 2; x < kept.width; x += step) {
        for (let y = step / 2; y < kept.width; y += step) {
          const [here, there] = [made.at(x | 0, y | 0), kept.at(x | 0, y | 0)]
          assert.ok(near(here, [...there]), `differs at ${x | 0}, ${y | 0}: run npm run icons`)
        }
      }
    })
  }

  it('a phone may cut the maskable icon down to its safe circle and lose nothing of the mark', async () => {
    const { at, width } = await pixelsOf(file('icons/maskable-512.png'))
    const middle = width / 2
    let isLit = false
    for (let x = 0; x < width; x += 1) {
      for (let y = 0; y < width; y += 1) {
        const isOutside = Math.hypot(x - middle, y - middle) > 0.4 * width
        if (isOutside) assert.ok(near(at(x, y), paper), `the mark reaches ${x}, ${y}`)
        else isLit ||= near(at(x, y), poppy)
      }
    }
    assert.ok(isLit, 'there is no mark')
  })

  it("the home screen's icon has no see-through corner", async () => {
    const { at } = await pixelsOf(file('apple-touch-icon.png'))
    assert.ok(near(at(0, 0), paper))
  })
})
