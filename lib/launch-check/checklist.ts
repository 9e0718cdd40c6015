import { always, checklistWords, needs, type Person } from '@/content/launch-needs'
import type { Finding } from '@/lib/launch-check/check'

/** One line for each need, with every place it goes to. */
function linesFor(person: Person, findings: readonly Finding[]): string[] {
  const open = Map.groupBy(
    findings.filter(({ from }) => from === person),
    ({ needed }) => needed,
  )
  const places = (all: Finding[]) => [...new Set(all.map(({ where }) => where))].join('; ')
  return [
    ...[...open].map(([needed, all]) => `${needed} (${places(all)}).`),
    ...Object.entries(always[person]).map(([needed, place]) => `${needed} (${place}). *`),
  ]
}

/** Words the findings of the launch check as a list to send by mail: what each person has to provide, why, and where it goes. */
export function checklist(findings: readonly Finding[]): string {
  let number = 0
  const parts = (Object.keys(needs) as Person[]).map((person) => {
    const lines = linesFor(person, findings).map((line) => `${String(++number).padStart(2)}. ${line}`)
    return `FROM ${person === 'counsel' ? '' : 'THE '}${person.toUpperCase()}\n\n${lines.join('\n') || 'Nothing. Thank you!'}`
  })
  const isUnread = findings.some(({ name }) => name === 'configuration-refused')
  return [checklistWords.introduction, ...(isUnread ? [checklistWords.unread] : []), ...parts].join('\n\n')
}
