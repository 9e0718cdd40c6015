import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pagePolicy } from './page-policy'

test('the one style sheet that script adds, when the theme changes, is the one of next-themes', () => {
  const source = readFileSync('node_modules/next-themes/dist/index.mjs', 'utf8')
  const [, sheet = ''] = /createTextNode\("([^"]+)"\)/.exec(source) ?? []
  expect(sheet).toContain('transition:none')
  const hash = createHash('sha256').update(sheet).digest('base64')
  expect(pagePolicy([], false)).toContain(`style-src 'self' 'sha256-${hash}';`)
})
