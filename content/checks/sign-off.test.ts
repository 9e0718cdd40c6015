import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { servicesPage } from '@/content/en/ui/pages/services'
import { answers } from '../generated/en/answers'
import { documents } from '@/lib/site/pages/content'

const file = join(process.cwd(), 'docs/sign-off.md')

const healthPages: { href: string; health: { signOff: readonly string[] } }[] = [
  { href: '/services', health: servicesPage.health },
  {
    href: 'Answers of the assistant: content/en/answers',
    health: {
      signOff: Object.values(answers).flatMap(({ id, signOff }) => signOff.map((line) => `${id}: ${line}`)),
    },
  },
  ...documents.flatMap(({ href, page: { health } }) => (health ? [{ href, health }] : [])),
]

const list = `# For the surgeon's sign-off

What these pages say rests on general clinical knowledge, not on a source that was read. Confirm, change or strike each line; then
set \`medicalReview.isSignedOff\` in \`content/practice.ts\`. What counsel checks is in \`docs/counsel-checklist.md\`. Made from
\`signOff\` of every page: to bring it up to date, run
\`WRITE_SIGN_OFF=1 npm run jest -- content/checks/sign-off\`.
${healthPages
  .filter(({ health }) => health.signOff.length > 0)
  .map(({ href, health }) => `\n## ${href}\n\n${health.signOff.map((line) => `- [ ] ${line}`).join('\n')}\n`)
  .join('')}`

if (process.env.WRITE_SIGN_OFF) writeFileSync(file, list)

test('docs/sign-off.md lists what every page leaves to the surgeon', () =>
  expect(readFileSync(file, 'utf8')).toBe(list))
