/** @jest-environment jsdom */
import { carryOver } from './carry-over'

const form = `<form>
  <input id="last" name="lastName"><input name="email" type="email"><textarea name="message"></textarea>
  <input type="radio" name="mode" value="local"><input type="radio" name="mode" value="remote">
  <button>Send</button>
</form>`

function show(html = form) {
  document.body.innerHTML = `<main>${html}</main>`
}

function field(selector: string) {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Mutation observers are told in a microtask. */
const told = () => Promise.resolve()

beforeEach(() => {
  jest.useFakeTimers()
  show()
})
// Nothing waits beyond its own test.
afterEach(() => jest.runAllTimers())

test.each(['#last', '[name=message]'])(
  '%s of the new page gets focus, text and selection',
  async (selector) => {
    const old = field(selector)
    old.value = 'Garcia'
    old.focus()
    carryOver()
    // Typed on between the refresh and its answer.
    old.value = 'Garcia Lopez'
    old.setSelectionRange(3, 6)
    show()
    await told()
    expect(document.activeElement).toBe(field(selector))
    expect(field(selector).value).toBe('Garcia Lopez')
    expect([field(selector).selectionStart, field(selector).selectionEnd]).toEqual([3, 6])
  },
)

test('a field that knows no selection gets focus and text', async () => {
  field('[type=email]').value = 'ana@example.com'
  field('[type=email]').focus()
  carryOver()
  show()
  await told()
  expect(document.activeElement).toBe(field('[type=email]'))
  expect(field('[type=email]').value).toBe('ana@example.com')
})

test('of several with one name, the one with the same value', async () => {
  field('[value=remote]').focus()
  carryOver()
  show()
  await told()
  expect(document.activeElement).toBe(field('[value=remote]'))
})

test('a choice stays, also when the visitor is already at the button', async () => {
  field('[value=remote]').checked = true
  field('button').focus()
  carryOver()
  show(form.replace('value="local"', 'value="local" checked'))
  await told()
  expect(field('[value=remote]').checked).toBe(true)
})

test('what is unfolded stays so, and the rest folded', async () => {
  const folds = '<details><summary>Cost</summary>1</details><details><summary>Scans</summary>2</details>'
  show(folds.replace('<details><summary>Scans', '<details open><summary>Scans'))
  carryOver()
  show(folds)
  await told()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})

test('what the page itself had chosen stays, too: it was what the visitor saw', async () => {
  show(form.replace('value="local"', 'value="local" checked'))
  carryOver()
  show(form.replace('value="remote"', 'value="remote" checked'))
  await told()
  expect(field('[value=local]').checked).toBe(true)
})

test('what the new page already filled in stays', async () => {
  field('#last').value = 'Gar'
  field('#last').focus()
  carryOver()
  show(form.replace('id="last"', 'id="last" value="Garcia"'))
  await told()
  expect(field('#last').value).toBe('Garcia')
})

test('the field that has the focus when the page changes counts, not the one that had it before', async () => {
  field('#last').focus()
  carryOver()
  field('[name=message]').focus()
  show()
  await told()
  expect(document.activeElement).toBe(field('[name=message]'))
})

test('a visitor who was nowhere is not drawn into a field', async () => {
  carryOver()
  show()
  await told()
  expect(document.activeElement).toBe(document.body)
})

test('a button keeps the focus, and of two links that lead to one page the one that had it', async () => {
  const links = '<a href="/about">About</a><p><a href="/about">About</a></p><button>Ask</button>'
  for (const selector of ['button', 'p a']) {
    show(links)
    field(selector).focus()
    carryOver()
    show(links)
    await told()
    expect(document.activeElement).toBe(field(selector))
  }
})

test('a visitor who left the field before the page changed is not drawn back', async () => {
  field('#last').focus()
  carryOver()
  field('button').focus()
  show()
  await told()
  expect(document.activeElement).toBe(field('button'))
})

test('a page that does not change in ten seconds is left alone', async () => {
  field('#last').focus()
  carryOver()
  jest.advanceTimersByTime(10_000)
  show()
  await told()
  expect(document.activeElement).toBe(document.body)
})

test('a page that comes without the field is left alone', async () => {
  field('#last').focus()
  carryOver()
  show('<p>Remote</p>')
  await told()
  expect(document.activeElement).toBe(document.body)
})
