import { signOffWords } from '@/content/clinical/sign-off-words'
import { html, type Html, type Part } from '@/lib/server/http/html'
import type { MilestoneRow, UrgencyRow } from '@/lib/sign-off/lines'

export const box = html`<span class="box"></span>`

const { urgency: words, milestones: times } = signOffWords

const situations = ['tier', 'surgery', 'later', 'injection', 'risk', 'cancer'] as const

/** A tier in one word. */
const tierName = (tier: string | undefined) =>
  tier === undefined ? '' : ((words.tiers as Record<string, string>)[tier] ?? tier)

function urgencyRow(row: UrgencyRow, note: Part): Html {
  const cells = situations.map((situation) => html`<td>${tierName(row[situation])}</td>`)
  return html`<tr>
<td>${box}</td><td>${row.text} <span class="id">${row.id}</span> ${note}</td>${cells}
<td>${row.raise ?? ''}</td><td>${row.reason.en}</td><td></td></tr>
`
}

/** The urgency table as the surgeon reads it, by group. */
export function urgencyTable(rows: readonly UrgencyRow[], noteOn: (id: string) => Part): Html {
  const columns = Object.values(words.columns).map((name) => html`<th style="width:5.6%">${name}</th>`)
  const groups = [...Map.groupBy(rows, ({ group }) => group)]
  const body = groups.map(([group, signs]) => [
    html`<tr><th></th><th colspan="10">${group.replace(/^./, (letter) => letter.toUpperCase())}</th></tr>`,
    ...signs.map((row) => urgencyRow(row, noteOn(`urgency/${row.id}`))),
  ])
  return html`<table><thead><tr><th></th><th style="width:25%">${words.sign}</th>${columns}
<th style="width:14%">${words.raise}</th><th style="width:17%">${words.reason}</th><th style="width:8%">${words.change}</th></tr></thead>
<tbody>${body}</tbody></table>`
}

/** Every operation with its times. */
export function milestoneList(rows: readonly MilestoneRow[], noteOn: (id: string) => Part): Html {
  const items = rows.map(
    ({ id, name, times: cells }) => html`<div class="item"><h3>${box}${name} <span class="id">${id}</span></h3> ${noteOn(`milestones/${id}`)}
${Object.entries(cells).map(([what, when]) => html`<div>${what}: ${when}</div>`)}</div>
`,
  )
  return html`<p>${times.intro}</p><div class="columns three">${items}</div>`
}
