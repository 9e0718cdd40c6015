import { JSONEditor } from '@json-editor/json-editor'
import type { Mistake } from '@/lib/edit/check-page'
import type { Opened, Saved, Typed } from '@/lib/edit/files'
import type { Published } from '@/lib/edit/publish'

const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type
const text = element<HTMLTextAreaElement>('text')
const status = (words: string) => (element('status').textContent = words)

async function ask<Answer>(action: string, body: object = {}): Promise<Answer> {
  const response = await fetch(action, { method: 'POST', body: JSON.stringify(body) }).catch(() => undefined)
  if (response?.ok) return (await response.json()) as Answer
  const reason = response ? await response.text() : 'The editor has stopped. Start npm run edit again.'
  status(`${reason} What you typed is kept in this browser.`)
  throw new Error(reason)
}

/** What was typed and not saved, so that closing the browser loses nothing. */
type Draft = { version: string; typed: Typed }

let file: Opened | undefined
let form: JSONEditor | undefined
/** The fields as they were opened. */
let opened = ''
let mistakes: Mistake[] = []
let preview = ''

const typed = (): Typed => (form ? { facts: form.getValue() } : { text: text.value })
const isChanged = () => JSON.stringify(typed()) !== opened

function show(found: Mistake[]) {
  mistakes = found
  const list = element('mistakes')
  list.replaceChildren()
  for (const { line, message } of found.filter(({ field }) => !field)) list.append(`Line ${line}: ${message}`)
  const fields = found.length - list.childNodes.length
  if (fields > 0) list.append(fields === 1 ? 'One field needs a change.' : `${fields} fields need a change.`)
  form?.root.showValidationErrors(form.validator.validate(form.getValue()))
}

let waiting: ReturnType<typeof setTimeout> | undefined

function changed() {
  clearTimeout(waiting)
  if (!file) return
  const { path, version } = file
  if (!isChanged()) {
    localStorage.removeItem(path)
    show([])
    return
  }
  localStorage.setItem(path, JSON.stringify({ version, typed: typed() } satisfies Draft))
  status('Not saved yet. What you typed is kept in this browser.')
  waiting = setTimeout(async () => {
    const found = await ask<Mistake[]>('check', { path, typed: typed() })
    if (file?.path === path) show(found)
  }, 600)
}

function showConflict(theirs: Opened | undefined) {
  element('conflict').hidden = !theirs
  element<HTMLTextAreaElement>('theirs').value = theirs?.text ?? ''
  if (theirs) element('conflict').scrollIntoView()
}

async function formFor({ form: schema, facts }: Extract<Opened, { form: object }>) {
  const options = {
    schema,
    startval: facts,
    theme: 'html',
    disable_edit_json: true,
    disable_properties: true,
    disable_collapse: true,
    disable_array_delete_last_row: true,
    disable_array_delete_all_rows: true,
    no_additional_properties: true,
    required_by_default: true,
    show_errors: 'always',
    // The fields' own rules are in zod, on the server.
    custom_validators: [
      (_schema: object, _value: unknown, path: string) =>
        mistakes
          .filter(({ field }) => field === path)
          .map(({ message }) => ({ path, property: 'fact', message })),
    ],
  }
  const editor = new JSONEditor(element('form'), options)
  await new Promise<void>((ready) => editor.on('ready', ready))
  return editor
}

async function openFile(path: string) {
  clearTimeout(waiting)
  form?.destroy()
  form = undefined
  element('form').replaceChildren()
  file = await ask<Opened>('open', { path })
  element('title').textContent = nameOf(path).join(': ')
  element('about').textContent = file.form ? '' : 'Markdown: docs/content.md says how a page is written.'
  element('bar').hidden = false
  text.hidden = Boolean(file.form)
  text.value = file.text
  form = file.form ? await formFor(file) : undefined
  opened = JSON.stringify(typed())
  const link = element<HTMLAnchorElement>('preview')
  link.hidden = !file.page
  link.href = preview + (file.page ?? '/')
  show([])
  showConflict(undefined)
  status('')
  mark()
  restore(file)
  form?.on('change', changed)
  element('title').focus()
}

function restore({ path, version }: Opened) {
  const kept = localStorage.getItem(path)
  if (!kept) return
  const draft = JSON.parse(kept) as Draft
  if ('text' in draft.typed) text.value = draft.typed.text
  else form?.setValue(draft.typed.facts)
  if (draft.version !== version) showConflict(file)
}

async function save() {
  if (!file) return
  const { path, version } = file
  clearTimeout(waiting)
  const answer = await ask<Saved>('save', { path, version, typed: typed() })
  if (answer.outcome === 'mistakes') {
    show(answer.mistakes)
    status('Nothing was saved yet. What you typed is still here.')
  } else if (answer.outcome === 'conflict') {
    showConflict(answer.file)
    status('')
  } else {
    localStorage.removeItem(path)
    await openFile(path)
    status(answer.outcome === 'saved' ? 'Saved.' : 'Nothing has changed.')
  }
}

/** Saves over the version that someone else has written, or takes that version. */
async function settle(isMine: boolean) {
  if (!file) return
  const { path } = file
  if (!isMine) {
    localStorage.removeItem(path)
    await openFile(path)
  } else {
    file = await ask<Opened>('open', { path })
    showConflict(undefined)
    await save()
  }
}

async function publish() {
  const message = element<HTMLInputElement>('message').value.trim()
  const say = (words: string) => (element('published').textContent = words)
  if (!message) return say('Say in a few words what you changed.')
  say('Checking the texts. Leave this page open...')
  element<HTMLButtonElement>('do-publish').disabled = true
  const { words } = await ask<Published>('publish', { message }).catch(({ message: words }: Error) => ({
    words,
  }))
  element<HTMLButtonElement>('do-publish').disabled = false
  say(words)
}

/** A file as people call it: its folder and its name. */
const nameOf = (path: string): [folder: string, name: string] => {
  const [folder = '', ...name] = path.replace(/^content\/(en\/)?|\.\w+$/g, '').split('/')
  return [folder === 'practice' ? 'Facts of the practice' : folder, name.join(': ').replaceAll('-', ' ')]
}

/** Links to all files, in a group for each folder. */
function list(files: string[]) {
  const groups = Object.entries(Object.groupBy(files, (path) => nameOf(path)[0]))
  const search = element<HTMLInputElement>('search')
  const fill = () => {
    const words = search.value.toLowerCase().split(/\s+/)
    const found = groups.map(([folder, paths = []], index) => {
      const links = paths
        .filter((path) => words.every((word) => nameOf(path).join(' ').toLowerCase().includes(word)))
        .map((path) =>
          Object.assign(document.createElement('a'), { href: `#${path}`, textContent: nameOf(path)[1] }),
        )
      const group = Object.assign(document.createElement('details'), {
        open: index === 0 || search.value !== '',
      })
      group.append(Object.assign(document.createElement('summary'), { textContent: folder }), ...links)
      group.hidden = links.length === 0
      return group
    })
    element('files').replaceChildren(...found)
    mark()
  }
  search.addEventListener('input', fill)
  fill()
}

/** Shows which file is open. */
function mark() {
  for (const link of document.querySelectorAll('nav a'))
    if (link.getAttribute('href') === `#${file?.path}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

const openNamed = () => location.hash && void openFile(decodeURIComponent(location.hash.slice(1)))

async function start() {
  const known = await ask<{ files: string[]; preview: string }>('files')
  preview = known.preview
  list(known.files)
  text.addEventListener('input', changed)
  element('save').addEventListener('click', () => void save())
  element('use-mine').addEventListener('click', () => void settle(true))
  element('use-theirs').addEventListener('click', () => void settle(false))
  element('to-publish').addEventListener('click', () => element<HTMLDialogElement>('publish').showModal())
  element('do-publish').addEventListener('click', () => void publish())
  window.addEventListener('hashchange', openNamed)
  openNamed()
}

void start()
