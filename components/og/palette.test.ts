import { readFileSync } from 'node:fs'
import { palette } from './palette'

const styles = readFileSync('app/globals.css', 'utf8')
const [poppyDark] = [/--color-poppy: light-dark\([^,]+, (#\w+)\)/.exec(styles)?.[1]]

test.each(Object.entries(palette).filter(([name]) => name !== 'poppy-dark'))(
  '%s is what the pages use in the light',
  (name, colour) => {
    const used = new RegExp(`--color-${name}: (?:light-dark\\()?(#\\w+)`).exec(styles)?.[1]
    expect(colour).toBe(used)
  },
)

test('on the deep green, poppy is that of the dark', () => expect(palette['poppy-dark']).toBe(poppyDark))
