import { counsel } from '@/lib/launch-check/checklist/counsel'
import type { Group, Item } from '@/lib/launch-check/checklist/item'
import { officeManager } from '@/lib/launch-check/checklist/office-manager'
import { surgeon } from '@/lib/launch-check/checklist/surgeon'
import { webPerson } from '@/lib/launch-check/checklist/web-person'
import type { Finding } from '@/lib/launch-check/finding'

const groups: readonly Group[] = [surgeon, officeManager, counsel, webPerson]

const introduction = `What we still need before the website can go live.
Each line ends with the file or setting it goes into. A line disappears from this list once its answer is there.
Lines marked * stay, because only a person can tell whether they are done.`

const unread = `Some settings are invalid, so the others weren’t checked and are missing from this list. Correct them first: see the
end of the list.`

function matches({ code, where }: Finding, needs: readonly string[]): boolean {
  return needs.some((need) => `${code}: ${where}`.startsWith(need))
}

const sentence = (ask: string, place: string, mark = '') => `${ask} (${place}).${mark}`

const placeOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ where }) => where))].join('; ')

function linesOf({ ask, needs, place }: Item, findings: readonly Finding[]): string[] {
  if (!needs) return typeof ask === 'string' ? [sentence(ask, place ?? '', ' *')] : []
  const open = findings.filter((finding) => matches(finding, needs))
  if (open.length === 0) return []
  if (typeof ask === 'string') return [sentence(ask, place ?? placeOf(open))]
  return open.map((finding) => sentence(ask(finding), place ?? finding.where))
}

/** What no item asks for is a mistake in the settings or the content, which the web person corrects. */
function othersOf(findings: readonly Finding[]): string[] {
  const needs = groups.flatMap(({ items }) => items.flatMap((item) => item.needs ?? []))
  return findings
    .filter((finding) => !matches(finding, needs))
    .map(({ problem, remedy, where }) => `${problem} ${remedy} (${where})`)
}

/**
 * Words the findings of the launch check as a list to send by mail: what each person has to provide, why, and where it
 * goes. What the check no longer finds is left out.
 */
export function checklist(findings: readonly Finding[]): string {
  let number = 0
  const parts = groups.map((group) => {
    const lines = group.items.flatMap((item) => linesOf(item, findings))
    if (group === webPerson) lines.push(...othersOf(findings))
    if (lines.length === 0) return `${group.heading}\n\nNothing. Thank you!`
    return `${group.heading}\n\n${lines.map((line) => `${String(++number).padStart(2)}. ${line}`).join('\n')}`
  })
  const isUnread = findings.some(({ code }) => code === 'configuration-refused')
  return [introduction, ...(isUnread ? [unread] : []), ...parts].join('\n\n')
}
