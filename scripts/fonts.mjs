import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFont, webFonts } from './lib/fonts.mjs'
import { root } from './lib/paths.mjs'
import { main } from './lib/run.mjs'

/** Writes the fonts that the pages load, from the packages of the families: app/fonts/*.woff2, which git keeps. */
await main(async () => {
  for (const font of webFonts) {
    const data = await makeFont(font)
    mkdirSync(dirname(join(root, font.file)), { recursive: true })
    writeFileSync(join(root, font.file), data)
    console.log(`${font.file}: ${data.length} bytes`)
  }
})
