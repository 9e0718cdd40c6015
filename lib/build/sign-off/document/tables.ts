import { signOffWords } from '@/content/clinical/sign-off-words'
import type { Milestones } from '@/content/schemas/milestone-schema'
import type { Sign } from '@/content/schemas/urgency-schema'
import { html, type Html, type Part } from '@/lib/platform/http/html'

export const box = html`<span class="box"></span>`

const { urgency: words, milestones: times } = signOffWords

const tierName = (tier: Sign['tier']) => (words.tiers as Record<string, string>)[tier] ?? String(tier)

/** In which situations a sign has another tier: `ER: 6 weeks, cancer.` */
function exceptions(sign: Sign): string {
  const differing = Object.entries(words.situations).flatMap(([situation, name]) => {
    const tier = sign[situation as keyof typeof words.situations]
    return tier === undefined ? [] : [{ name: name as string, tier }]
  })
  if (sign.fever && sign.tier !== 'ER') differing.push({ name: words.fever, tier: 'ER' })
  return [...Map.groupBy(differing, ({ tier }) => tier)]
    .map(([tier, group]) => `${tierName(tier)}: ${group.map(({ name }) => name).join(', ')}.`)
    .join(' ')
}

const sentences = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

function urgencyRow(sign: Sign, mark: Part): Html {
  const { text, tier, short, surgeryText, injectionText, worse, stay, whom, reason } = sign
  const variants = sentences([
    surgeryText && words.afterSurgery(surgeryText),
    injectionText && words.afterInjection(injectionText),
  ])
  const rules = sentences([
    exceptions(sign),
    worse && words.raise(worse.en),
    stay && words.stay,
    whom && words.whom[whom],
  ])
  return html`<tr>
    <td>${box}${text.replaceAll('**', '')}. ${variants} ${short ? html`<i>${short}</i>` : ''} ${mark}</td>
    <td><b>${tierName(tier)}</b> ${rules}</td>
    <td>${reason.en}</td>
    <td></td>
  </tr> `
}

/** The id of a line, its version, and who signed an older one. */
type MarkOf = (id: string) => Part

/** The urgency table as the surgeon reads it. */
export function urgencyTable(signs: readonly Sign[], markOf: MarkOf): Html {
  const rows = signs.map((sign) => urgencyRow(sign, markOf(`urgency/${sign.id}`)))
  return html`<table>
    <thead>
      <tr>
        ${words.columns.map((name) => html`<th>${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

type Operation = [id: string, operation: Milestones['operations'][string]]

/** Every operation with its times; * marks those without a source. */
export function milestoneList(
  operations: readonly Operation[],
  names: Milestones['milestones'],
  markOf: MarkOf,
): Html {
  const items = operations.map(([id, { name, times: cells }]) => {
    const rows = Object.entries(cells).map(
      ([milestone, { when, sources }]) =>
        html`<div>${names[milestone as keyof typeof names]}: ${when}${sources.length > 0 ? '' : ' *'}</div>`,
    )
    return html`<div class="item">
      <h3>${box}${times.after(name)} ${markOf(`milestones/${id}`)}</h3>
      ${rows}
    </div> `
  })
  return html`<p>${times.intro}</p>
    <div class="columns three">${items}</div>`
}
