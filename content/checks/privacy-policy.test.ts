import { spawnSync } from 'node:child_process'
import { legal } from '../generated/en/legal'

const body = legal['privacy-policy'].sections.find(({ id }) => id === 'device')?.body ?? []
const device = body.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : []))

test.each([
  ['visitor-mode', '7 days after your last visit, or 400 days if you told us'],
  ['assistant-limit', 'lasts one day'],
  ['contact-outcome', 'lasts 15 minutes and is used only when the form is sent without JavaScript'],
])('the privacy page names the cookie %s, and for how long', (cookie, time) => {
  expect(device.filter((line) => line.includes(`(${cookie})`))).toEqual([expect.stringContaining(time)])
})

test('the privacy page names every cookie that the site sets on a visitor’s device', () => {
  // The staff's cookie is on theirs.
  const files = [
    'app',
    'components',
    'lib',
    'middleware.ts',
    ':!*.test.ts',
    ':!*.test.tsx',
    ':!lib/contact/callback',
  ]
  const { stdout } = spawnSync('git', ['grep', '-hiE', "cookie = '[a-z-]+'", '--', ...files], {
    encoding: 'utf8',
  })
  const names = [...stdout.matchAll(/cookie = '([a-z-]+)'/gi)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(device.filter((line) => line.includes(`(${name})`))).toHaveLength(1)
})

test('a half-finished form may come back with its tab', () =>
  expect(device).toContain(
    'A half-finished form, until you send it. Your browser may bring it back if you reopen the tab',
  ))
