import { signOffWords as words } from '@/content/clinical/sign-off-words'
import type { SignOffLine, SignOffRecord } from '@/content/schemas/sign-off-schema'
import { html, Html, type Part } from '@/lib/server/http/html'
import { style } from '@/lib/sign-off/document/style'
import { box, milestoneList, urgencyTable } from '@/lib/sign-off/document/tables'
import type { MilestoneRow, UrgencyRow } from '@/lib/sign-off/lines'
import { stateOf } from '@/lib/sign-off/records'
import { printedOnce } from '@/lib/sign-off/statements'

export type SignOffContent = {
  lines: readonly SignOffLine[]
  signs: readonly UrgencyRow[]
  operations: readonly MilestoneRow[]
  records: readonly SignOffRecord[]
}

type PrintedLine = ReturnType<typeof printedOnce>[number]

function lineItem({ id, title, statements, above }: PrintedLine, note: Part): Html {
  const list = statements.length > 0 ? html`<ul>${statements.map((text) => html`<li>${text}</li>`)}</ul>` : ''
  return html`<h3>${box}${title} <span class="id">${id}</span></h3> ${note}${list} ${words.above(above)}
`
}

/** What is signed, with versions, and by whom what was signed before. */
function signedList(lines: readonly SignOffLine[], records: readonly SignOffRecord[]): Html {
  const rows = lines.map((line) => {
    const state = stateOf(line, records)
    const by = state.isSigned ? words.signed.already(state.by.reviewer, state.by.date) : ''
    return html`<li>${line.id} <span class="id">${line.hash}</span> ${by}</li>`
  })
  return html`<p>${words.signed.intro}</p><ul class="versions columns three">${rows}</ul>
<div class="signature">${words.signature.map((name) => html`<div>${name}</div>`)}</div>`
}

/**
 * The document for the surgeon as one HTML page to print: what isn't signed in its current version, the open questions,
 * and every line with its version.
 * @param day when it's printed, in words
 */
export function signOffDocument({ lines, signs, operations, records }: SignOffContent, day: string): string {
  const open = printedOnce(lines.filter((line) => !stateOf(line, records).isSigned))
  const ids = new Set(open.map(({ id }) => id))
  const noteOn = (id: string): Part => {
    const state = stateOf(lines.find((line) => line.id === id)!, records)
    const before = state.isSigned ? undefined : state.before
    return before ? html`<em>${words.before(before.reviewer, before.date)}</em>` : ''
  }
  const ofKind = (kind: string) =>
    open.filter((line) => line.kind === kind).map((line) => lineItem(line, noteOn(line.id)))
  const section = (name: string, heading: string, content: Part) =>
    html`<section class="${name}"><h2>${heading}</h2>${content}</section>
`
  const { urgency, milestones, pages, answers, questions, signed } = words
  const openSigns = signs.filter(({ id }) => ids.has(`urgency/${id}`))
  const openOperations = operations.filter(({ id }) => ids.has(`milestones/${id}`))
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${words.title}</title><style>${new Html(style)}</style></head><body>
<h1>${words.title}</h1><p>${words.printed(day)}</p>
${words.how.map((text) => html`<p>${text}</p>`)}<p>${words.record}</p>
${openSigns.length > 0 ? section('wide', urgency.heading, html`<p>${urgency.intro}</p>${urgencyTable(openSigns, noteOn)}`) : ''}
${openOperations.length > 0 ? section('', milestones.heading, milestoneList(openOperations, noteOn)) : ''}
${section('', pages.heading, html`<p>${pages.intro}</p><div class="columns">${ofKind('pages')}</div>`)}
${section('follows', answers.heading, html`<p>${answers.intro}</p><div class="columns">${ofKind('answers')}</div>`)}
${section('follows', questions.heading, html`<ol>${questions.list.map((text) => html`<li>${text}</li>`)}</ol>`)}
${section('follows', signed.heading, signedList(lines, records))}
</body></html>
`.text
}
