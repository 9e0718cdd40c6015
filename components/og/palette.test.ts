import { readFileSync } from 'node:fs'
import { palette } from './palette'

const styles = readFileSync('app/styles/theme.css', 'utf8')
const [poppyDark] = [/--color-poppy: light-dark\([^,]+, (#\w+)\)/.exec(styles)?.[1]]

test.each(Object.entries(palette).filter(([name]) => name !== 'poppy-dark'))(
  '%s is what the pages use in the light',
  (name, color) => {
    const used = new RegExp(`--color-${name}: (?:light-dark\\()?(#\\w+)`).exec(styles)?.[1]
    expect(color).toBe(used)
  },
)

test("poppy on deep green is the dark theme's", () => expect(palette['poppy-dark']).toBe(poppyDark))
