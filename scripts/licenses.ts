import './typescript.ts'
import { execFileSync } from 'node:child_process'

const { z } = await import('zod')
const { main } = await import('@/lib/command/main')

/** Licenses that ask for their text to be kept, and nothing of our own code. */
const free = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
]

/** Packages that ask for more, or don't say, with why that is met here. */
const considered: Record<string, string> = {
  '[name^=lightningcss][license="MPL-2.0"]': 'Makes the style sheets at build. Unchanged: no source to give.',
  '[name$=og][license="MPL-2.0"]': 'Draws the pictures of shared links (@vercel/og). Unchanged.',
  '[name=satori][license="MPL-2.0"]': 'Draws the pictures of shared links. Unchanged.',
  '[name$=resvg-wasm][license="MPL-2.0"]': 'Draws the pictures of shared links. Unchanged.',
  '[name*=sharp-][license*="LGPL-3.0"]':
    'A library of its own that can be exchanged; never sent to visitors.',
  '[name=caniuse-lite][license="CC-BY-4.0"]': 'A table of browsers for the build. Named here, as it asks.',
  '[name$=dbip-city-mmdb]': 'DB-IP asks for a link to db-ip.com, which is at the foot of the pages.',
  '[name=format]': 'MIT, but its package.json does not say so in the usual field.',
  '[name=png-js]': 'MIT, but its package.json does not say so in the usual field.',
  '[name=hanford-spine]': 'This site.',
}

const found = z.array(z.object({ pkgid: z.string(), license: z.unknown() }))

/** Fails if a package that runs or builds the site, on any system, has a license that nobody has looked at. */
await main(() => {
  const known = [...free.map((license) => `[license="${license}"]`), ...Object.keys(considered)]
  const selector = `.prod${known.map((one) => `:not(${one})`).join('')}`
  const answer = execFileSync('npm', ['query', selector, '--package-lock-only'], { encoding: 'utf8' })
  const open = found.parse(JSON.parse(answer))
  for (const { pkgid, license } of open)
    console.error(`${pkgid}: ${String(license)}; scripts/licenses.ts doesn't say that it is met.`)
  return open.length > 0 ? 1 : 0
})
