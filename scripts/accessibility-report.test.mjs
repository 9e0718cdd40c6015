import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accessibilityReport } from './lib/accessibility-report.mjs'

const run = (width, found = []) => ({ of: 2, width, mode: 'local', colorScheme: 'dark', pages: 70, found })

it('a whole run in which nothing was found says so', () => {
  const report = accessibilityReport([run(1440), run(320)])
  assert.match(report, /: 140 looks at a page/)
  assert.match(report, /\| 320 px \| local \| dark \| 70 \| 0 \|\n\| 1440 px .*\n\nNothing was found\.\n$/)
  assert.doesNotMatch(report, /Only/)
})

it('what was found stands there with its width and mode', () =>
  assert.match(
    accessibilityReport([run(320, ['/about scrolls sideways by 4 px']), run(1440)]),
    /## Found\n\n- 320 px, local: \/about scrolls sideways by 4 px\n$/,
  ))

it('an incomplete run says how much of it did run, whether something was found or not', () => {
  const report = accessibilityReport([run(320)])
  assert.match(report, /Only 1 of 2 runs came to their end/)
  assert.doesNotMatch(report, /Nothing was found\./)
  assert.match(accessibilityReport([run(320, ['/about: color-contrast'])]), /Only 1 of 2 runs[^]*## Found/)
})

it('where nothing ran to its end, nothing is said to be well', () => {
  const report = accessibilityReport([])
  assert.match(report, /: 0 looks at a page[^]*No run came to its end/)
  assert.doesNotMatch(report, /Nothing was found/)
})
