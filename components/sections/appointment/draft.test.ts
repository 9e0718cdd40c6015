/** @jest-environment jsdom */
import { restoreDraft, saveDraft } from './draft'

const typed = {
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana@example.org',
  phone: '559-555-0123',
  condition: 'back-pain',
  message: 'Since spring.\nIt is worse at night.',
}

/** The form as rendered by the server: fields, the hidden one and the honeypot. */
function emptyForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form>
      <input name="firstName"><input name="lastName">
      <input name="email" type="email"><input name="phone" type="tel">
      <select name="condition"><option value=""></option><option value="back-pain">Back pain</option></select>
      <textarea name="message"></textarea>
      <input name="website">
      <input name="view" type="hidden" value="page">
      <button>Send request</button>
    </form>`
  return document.forms[0]!
}

function fill(form: HTMLFormElement, values: Record<string, string>): HTMLFormElement {
  for (const [name, value] of Object.entries(values)) {
    ;(form.elements.namedItem(name) as HTMLInputElement).value = value
  }
  return form
}

const contents = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

beforeEach(() => sessionStorage.clear())

test('restores input after a reload', () => {
  saveDraft(fill(emptyForm(), typed), sessionStorage)
  const form = emptyForm()
  restoreDraft(form, sessionStorage)
  expect(contents(form)).toEqual({ ...typed, website: '', view: 'page' })
})

test('neither stores nor fills the honeypot and the hidden field', () => {
  saveDraft(fill(emptyForm(), { firstName: 'Ana', website: 'spam', view: 'other' }), sessionStorage)
  const stored = JSON.parse(sessionStorage.getItem('appointment-draft') ?? '')
  expect(Object.keys(stored).sort()).toEqual(Object.keys(typed).sort())

  sessionStorage.setItem('appointment-draft', JSON.stringify({ website: 'spam', view: 'other' }))
  const form = fill(emptyForm(), { view: '' })
  restoreDraft(form, sessionStorage)
  expect(contents(form)).toMatchObject({ website: '', view: '' })
})

test('existing input in the form is newer than the draft', () => {
  saveDraft(fill(emptyForm(), typed), sessionStorage)
  const form = fill(emptyForm(), { firstName: 'Anna' })
  restoreDraft(form, sessionStorage)
  expect(contents(form)).toMatchObject({ firstName: 'Anna', lastName: 'Núñez' })
})

test('the latest draft wins: a cleared field stays empty', () => {
  saveDraft(fill(emptyForm(), typed), sessionStorage)
  saveDraft(fill(emptyForm(), { ...typed, message: '' }), sessionStorage)
  const form = emptyForm()
  restoreDraft(form, sessionStorage)
  expect(contents(form)).toMatchObject({ firstName: 'Ana', message: '' })
})

test('saving a draft does not change the form', () => {
  const form = fill(emptyForm(), typed)
  const before = contents(form)
  saveDraft(form, sessionStorage)
  expect(contents(form)).toEqual(before)
})

test.each([
  ['nothing', null],
  ['broken JSON', '{"firstName":'],
  ['null', 'null'],
  ['a word', '"Ana"'],
  ['a list', '["Ana"]'],
  ['other fields', '{"surname":"Ana"}'],
  ['values that are no text', '{"firstName":1,"message":{"text":"x"},"email":null}'],
])('a draft that is %s leaves the form unchanged', (_name, draft) => {
  if (draft !== null) sessionStorage.setItem('appointment-draft', draft)
  const form = emptyForm()
  const before = contents(form)
  restoreDraft(form, sessionStorage)
  expect(contents(form)).toEqual(before)
})

test('does not select a condition that is no longer an option', () => {
  sessionStorage.setItem('appointment-draft', '{"condition":"toothache","firstName":"Ana"}')
  const form = emptyForm()
  restoreDraft(form, sessionStorage)
  expect(form.querySelector('select')?.value).toBe('')
  expect(contents(form)).toMatchObject({ firstName: 'Ana' })
})
