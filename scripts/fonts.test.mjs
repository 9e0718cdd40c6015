import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { characters, makeFont, webFonts } from './lib/fonts.mjs'
import { root } from './lib/paths.mjs'

/** The notice of language help speaks sixteen languages; those that are not Latin are set in the device's own fonts. */
const otherScripts = /[\u0100-\u024F\u0300-\u1FFF\u2E80-\uFFFF]/u

const textFiles = () =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mdx|json)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

describe('the fonts of the pages', () => {
  it('have every character of the texts', () => {
    const missing = textFiles().flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8').replaceAll(/\s/g, ''))]
        .filter((sign) => !characters.includes(sign) && !otherScripts.test(sign))
        .map((sign) => `${sign} in ${file}`),
    )
    assert.deepEqual(missing, [])
  })

  for (const font of webFonts)
    it(`are what \`npm run fonts\` makes: ${font.file}`, async () =>
      assert.ok((await makeFont(font)).equals(readFileSync(join(root, font.file)))))
})
