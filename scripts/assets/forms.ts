import '../typescript.ts'
import { mkdirSync, writeFileSync } from 'node:fs'

const { main } = await import('@/lib/command/main')
const { blankForms } = await import('@/lib/build/assets/blank-forms')

/**
 * Generates the blank patient forms, public/forms/*.pdf, from content/en/ui/forms. They are committed, so that
 * everyone prints the same files. Run this after changing a form, and check the result.
 */
await main(async () => {
  mkdirSync('public/forms', { recursive: true })
  for (const [name, bytes] of await blankForms()) {
    writeFileSync(`public/forms/${name}`, bytes)
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
  }
})
