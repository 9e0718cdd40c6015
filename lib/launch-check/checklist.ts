import { persons, type Finding, type Person } from '@/lib/launch-check/check'

const introduction = `What we still need before the website can go live.
Each line ends with the file or setting it goes into. A line disappears from this list once its answer is there.
Lines marked * stay, because only a person can tell whether they are done.`

const unread = `Some settings are invalid, so the others weren’t checked and are missing from this list. Correct them first: see the
end of the list.`

/** What only a person can tell whether it is done, with the place it goes to. */
const always: Record<Person, Record<string, string>> = {
  surgeon: {},
  'office manager': {
    'Photographs of the surgeon, the office and the team if you want them in place of the drawings, with the written consent of everyone in them, because a face may be used only with consent':
      'public/pictures; docs/content.md, “Pictures”',
    'Signed business associate agreements with the hosting provider, and with the database provider and the edge network if there are any, because requests pass through them':
      'your own files; nothing to enter',
    'A qualified native speaker who reads the Spanish answers, because a mistake in them could harm a patient':
      'content/assistant/practice.ts and replies.ts',
  },
  counsel: {
    'A look at the consents for reviews and photographs before they go online, because the law asks for more than a yes':
      'the practice’s files; docs/content.md, “Before the site goes live”',
  },
  'web person': {
    'A daily backup that was restored once as a test, and a copy of the key in another place, because a disk can fail':
      'docs/operations.md, “Backup”',
    'The test with a phone, by someone who didn’t set the site up, because only a delivered request proves that everything works':
      'docs/launch.md, “Test it”',
  },
}

/** One line for each need, with every place it goes to. */
function linesFor(person: Person, findings: readonly Finding[]): string[] {
  const needs = Map.groupBy(
    findings.filter(({ from }) => from === person),
    ({ needed }) => needed,
  )
  const places = (all: Finding[]) => [...new Set(all.map(({ where }) => where))].join('; ')
  return [
    ...[...needs].map(([needed, all]) => `${needed} (${places(all)}).`),
    ...Object.entries(always[person]).map(([needed, place]) => `${needed} (${place}). *`),
  ]
}

/** Words the findings of the launch check as a list to send by mail: what each person has to provide, why, and where it goes. */
export function checklist(findings: readonly Finding[]): string {
  let number = 0
  const parts = persons.map((person) => {
    const lines = linesFor(person, findings).map((line) => `${String(++number).padStart(2)}. ${line}`)
    return `FROM ${person === 'counsel' ? '' : 'THE '}${person.toUpperCase()}\n\n${lines.join('\n') || 'Nothing. Thank you!'}`
  })
  const isUnread = findings.some(({ name }) => name === 'configuration-refused')
  return [introduction, ...(isUnread ? [unread] : []), ...parts].join('\n\n')
}
