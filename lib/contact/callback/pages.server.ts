import 'server-only'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { staffLink } from '@/content/en/ui/contact/staff-link'
import { shortOfficeMoment } from '@/lib/contact/request/office-moment'
import type { CallResult } from '@/lib/contact/store/schema.server'
import { neutralize } from '@/lib/text/typed-text'
import { staffEmailView, type ReceivedRequest } from '@/lib/contact/request/staff-view'
import type { Callback } from '@/lib/contact/callback/call-results.server'
import { Html, html, type Part } from '@/lib/platform/http/html'

export type Problem = keyof typeof staffLink.problems

const results = Object.entries(staffLink.results) as [CallResult, string][]

/** The style of the staff's pages, which load nothing else. */
const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2526; --paper: #fff; --link: #0b5c6b; --line: #64748b; --alert: #9a3412 }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f2; --paper: #10191b; --link: #7fd3e2; --line: #8fa1ad; --alert: #fdba74 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 36rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.75rem; line-height: 1.2 } h2 { font-size: 1.125rem; margin-bottom: 0.25rem }
a { color: var(--link) } dt { font-weight: 700 } dd { margin: 0 0 0.75rem } dd a { display: inline-block; padding: 0.5rem 0 }
dl:not(.details) dd { font-size: 1.25rem }
.message { white-space: pre-wrap; border-left: 3px solid var(--line); padding-left: 0.75rem; margin-top: 0 }
.box { border: 2px solid var(--alert); padding: 0.75rem; font-weight: 700 }
label { display: block; font-weight: 700; margin-top: 1rem }
input:not([type=hidden]) { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0.5rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 0.5rem }
button { display: block; width: 100%; min-height: 3rem; margin: 0.75rem 0; font: inherit; font-weight: 700; color: var(--paper); background: var(--link); border: 2px solid transparent; border-radius: 0.5rem; cursor: pointer }
button[value=undo] { color: var(--link); background: transparent; border-color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`

function page(title: string, content: Part): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `
}

const alert = (problem: string | undefined) =>
  problem ? html`<p class="box" role="alert">${problem}</p>` : []

/** A page with a sentence only. */
export const messagePage = ({ title, text }: { title: string; text: string }): Html =>
  page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  )

/**
 * What a link shows at first: nothing of the request, because programs that check e-mail open links, too.
 * @param problem a sentence.
 */
export function gatePage(problem?: string): Html {
  const { text, passcode, button } = staffLink.gate
  return page(
    staffLink.title,
    html`<h1>${staffLink.title}</h1>
      ${alert(problem)}
      <p>${text}</p>
      <form method="post">
        <label for="passcode">${passcode}</label>
        <input id="passcode" name="passcode" type="password" autocomplete="off" required />
        <button name="action" value="open">${button}</button>
      </form>`,
  )
}

export type RequestPage = {
  /** Null if the body can't be decrypted. */
  received: ReceivedRequest | null
  /** Oldest first. */
  callbacks: Callback[]
  canUndo: boolean
  /** Hidden fields of each form. */
  proof: string
  version: number
  /** A sentence. */
  problem?: string
  /** A note that was too long. */
  note?: string
}

/** The request with the buttons for what came of the call. Typed text is neutralized and escaped. */
export function requestPage({ received, ...state }: RequestPage): Html {
  if (!received)
    return page(
      staffLink.title,
      html`<h1>${staffLink.title}</h1>
        <p>${staffLink.unreadable}</p>`,
    )
  const { warnings, heading, rows, triage, message, details } = staffEmailView(received)
  const lines = (list: typeof rows) =>
    list.map(
      ({ label, value, href }) =>
        html`<dt>${label}</dt>
          <dd><bdi>${href ? html`<a href="${href}">${value}</a>` : value}</bdi></dd>`,
    )
  return page(staffLink.title, [
    html`${alert(state.problem)}${warnings.map((text) => html`<p class="box">${text}</p>`)}
      <h1>${heading}</h1>
      <dl>${lines(rows)}</dl>
      ${triage === null ? [] : html`<p class="box">${triage}</p>`}
      <h2>${staffEmail.labels.message}</h2>
      <p class="message" dir="auto">${message ?? ''}</p>`,
    historyList(received, state),
    resultForm(state),
    html`<dl class="details">${lines(details)}</dl>`,
  ])
}

const hidden = ({ proof, version }: Pick<RequestPage, 'proof' | 'version'>) =>
  Object.entries({ proof, version: String(version) }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )

function historyList(
  { request: { notes = [] } }: ReceivedRequest,
  { callbacks, canUndo, ...state }: Omit<RequestPage, 'received'>,
): Html[] {
  if (callbacks.length === 0) return []
  const items = callbacks.map(({ at, result, undone_at: undoneAt }) => {
    const label = staffLink.results[result]
    const note = notes.find((found) => found.at === at)
    const line = `${shortOfficeMoment(new Date(at))}: ${undoneAt === null ? label : staffLink.undone(label)}`
    return html`<li>${line}${note ? html`<br />${staffLink.noteLine(neutralize(note.text))}` : []}</li>`
  })
  const last = callbacks.at(-1)
  const isOpen = last?.result === 'not-reached' && last.undone_at === null
  const undo = html`<form method="post">
    ${hidden(state)}
    <p>${staffLink.undoHint}</p>
    <button name="action" value="undo">${staffLink.undo}</button>
  </form>`
  return [
    html`<section role="status">
      <h2>${staffLink.history}</h2>
      <ul>
        ${items}
      </ul>
      ${isOpen ? html`<p>${staffLink.stillOpen}</p>` : []} ${canUndo ? undo : []}
    </section>`,
  ]
}

function resultForm({ note = '', ...state }: Omit<RequestPage, 'received'>): Html {
  const buttons = results.map(
    ([value, label]) => html`<button name="action" value="${value}">${label}</button>`,
  )
  return html`<form method="post">
    ${hidden(state)}
    <label for="note">${staffLink.note}</label>
    <input id="note" name="note" maxlength="200" autocomplete="off" value="${note}" />
    ${buttons}
  </form>`
}
