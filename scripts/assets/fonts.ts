import '../typescript.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const { main } = await import('@/lib/command/main')
const { makeFont, webFonts } = await import('@/lib/build/assets/fonts')

/** Generates the site's fonts, app/fonts/*.woff2 (committed), from the font packages. */
await main(async () => {
  for (const font of webFonts) {
    const data = await makeFont(font)
    mkdirSync(dirname(font.file), { recursive: true })
    writeFileSync(font.file, data)
    console.log(`${font.file}: ${data.length} bytes`)
  }
})
