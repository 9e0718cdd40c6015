import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { characters, makeFont, rare, webFonts } from './fonts'
import { root } from '@/lib/command/root'

/** The language assistance notice is in sixteen languages; non-Latin ones use the device's own fonts. */
const otherScripts = /[\u0100-\u024F\u0300-\u1FFF\u2E80-\uFFFF]/u

const textFiles = () =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mdx|json)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

describe('the site’s fonts', () => {
  it('include every character of the content', () => {
    const missing = textFiles().flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8').replaceAll(/\s/g, ''))]
        .filter((sign) => !characters.includes(sign) && !otherScripts.test(sign))
        .map((sign) => `${sign} in ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('name the characters of the files that are not preloaded', () => {
    const ranges = [...readFileSync(join(root, 'app/fonts.ts'), 'utf8').matchAll(/'(U\+[^']+)'/g)]
    const named = ranges.map(([, text = '']) =>
      text.split(', ').flatMap((range) => {
        const [from = 0, to = from] = range
          .slice(2)
          .split('-')
          .map((number) => parseInt(number, 16))
        return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
      }),
    )
    const sorted = [...rare].sort()
    expect(named.map((list) => list.sort())).toEqual([sorted, sorted])
  })

  for (const font of webFonts)
    it(`match the output of \`npm run fonts\`: ${font.file}`, async () =>
      expect((await makeFont(font)).equals(readFileSync(join(root, font.file)))).toBeTruthy())
})
