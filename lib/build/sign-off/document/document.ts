import { signOffWords as words } from '@/content/clinical/sign-off-words'
import type { Milestones } from '@/content/schemas/milestone-schema'
import type { SignOffLine, SignOffRecord } from '@/content/schemas/sign-off-schema'
import type { Sign } from '@/content/schemas/urgency-schema'
import { html, Html, type Part } from '@/lib/platform/http/html'
import { style } from '@/lib/build/sign-off/document/style'
import { box, milestoneList, urgencyTable } from '@/lib/build/sign-off/document/tables'
import { stateOf } from '@/lib/build/sign-off/records'
import { printedOnce } from '@/lib/build/sign-off/statements'

export type SignOffContent = {
  lines: readonly SignOffLine[]
  signs: readonly Sign[]
  milestones: Milestones
  records: readonly SignOffRecord[]
}

type PrintedLine = ReturnType<typeof printedOnce>[number]

function lineItem({ title, statements, above }: PrintedLine, mark: Part): Html {
  const list = statements.map((text) => html`<span class="statement">${text}</span> `)
  return html`<div class="line">
    <h3>${box}${title}</h3>
    ${mark} ${list} ${words.above(above)}
  </div> `
}

/** The names of what is signed, by kind, with who has signed some of it before. */
function signedList(lines: readonly SignOffLine[], records: readonly SignOffRecord[]): Html {
  const nameOf = (line: SignOffLine) => {
    const state = stateOf(line, records)
    const name = line.id.replace(`${line.kind}/`, '')
    return state.isSigned ? words.signed.already(name, state.by.reviewer, state.by.date) : name
  }
  const kinds = [...Map.groupBy(lines, ({ kind }) => kind)]
  return html`<p>${words.signed.intro}</p>
    ${kinds.map(([kind, group]) => html`<p>${words.signed.kinds[kind](group.length)}: ${group.map(nameOf).join(', ')}.</p>`)}
    <div class="signature">${words.signature.map((name) => html`<div>${name}</div>`)}</div>`
}

/**
 * The document for the surgeon as one HTML page to print: what isn't signed in its current version, the open questions,
 * and every line with its version.
 * @param day when it's printed, in words
 */
export function signOffDocument(
  { lines, signs, milestones: table, records }: SignOffContent,
  day: string,
): string {
  const open = printedOnce(lines.filter((line) => !stateOf(line, records).isSigned))
  const ids = new Set(open.map(({ id }) => id))
  const markOf = (id: string): Part => {
    const line = lines.find((other) => other.id === id)!
    const state = stateOf(line, records)
    const before = state.isSigned ? undefined : state.before
    return html`<span class="id">${id} ${line.hash}</span>
      ${before ? html`<em>${words.before(before.reviewer, before.date)}</em>` : ''}`
  }
  const ofKind = (kind: string) =>
    open.filter((line) => line.kind === kind).map((line) => lineItem(line, markOf(line.id)))
  const section = (heading: string, content: Part) =>
    html`<section>
      <h2>${heading}</h2>
      ${content}
    </section> `
  const { urgency, milestones, pages, answers, questions, signed } = words
  const openSigns = signs.filter(({ id }) => ids.has(`urgency/${id}`))
  const operations = Object.entries(table.operations).filter(([id]) => ids.has(`milestones/${id}`))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${words.title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>${words.title}</h1>
        <p>${words.printed(day)}</p>
        ${words.how.map((text) => html`<p>${text}</p>`)}
        <p>${words.record}</p>
        ${
          openSigns.length > 0
            ? section(
                urgency.heading,
                html`<p>${urgency.intro}</p>
                  ${urgencyTable(openSigns, markOf)}`,
              )
            : ''
        }
        ${operations.length > 0 ? section(milestones.heading, milestoneList(operations, table.milestones, markOf)) : ''}
        ${section(
          pages.heading,
          html`<p>${pages.intro}</p>
            <div class="columns">${ofKind('pages')}</div>`,
        )}
        ${section(
          answers.heading,
          html`<p>${answers.intro}</p>
            <div class="columns">${ofKind('answers')}</div>`,
        )}
        ${section(
          questions.heading,
          html`<ol>
            ${questions.list.map((text) => html`<li>${text}</li>`)}
          </ol>`,
        )}
        ${section(signed.heading, signedList(lines, records))}
      </body>
    </html> `.text
}
