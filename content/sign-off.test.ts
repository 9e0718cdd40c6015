import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { servicesPage } from './services-page'
import { documents } from '@/lib/content'

const file = join(process.cwd(), 'docs/sign-off.md')

const healthPages = [
  { href: '/services', health: servicesPage.health },
  ...documents.flatMap(({ href, page: { health } }) => (health ? [{ href, health }] : [])),
]

const list = `# For the surgeon's sign-off

What these pages say rests on general clinical knowledge, not on a source that was read. Confirm, change or strike each line; then
set \`medicalReview.isSignedOff\` in \`content/practice.ts\`. Made from \`health.signOff\` of every page: to bring it up to date, run
\`WRITE_SIGN_OFF=1 npx jest content/sign-off\`.
${healthPages
  .filter(({ health }) => health.signOff.length > 0)
  .map(({ href, health }) => `\n## ${href}\n\n${health.signOff.map((line) => `- [ ] ${line}`).join('\n')}\n`)
  .join('')}`

if (process.env.WRITE_SIGN_OFF) writeFileSync(file, list)

test('docs/sign-off.md lists what every page leaves to the surgeon', () =>
  expect(readFileSync(file, 'utf8')).toBe(list))
