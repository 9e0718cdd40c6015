import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editableFiles, open, save, type Opened } from '@/lib/edit/files'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'edit-'))
  cpSync('content/en', join(root, 'content/en'), { recursive: true })
  cpSync('tests/fixtures/practice', join(root, 'content/practice'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n')
const files = editableFiles('.')
const facts = files.filter((path) => path.startsWith('content/practice/'))
const pages = files.filter((path) => path.startsWith('content/en/'))

/** Copies of a value, each with another number, phone number or text in one place. */
function withOneChange(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => withOneChange(one).map((now) => value.with(at, now)))
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, one]) =>
      withOneChange(one).map((now) => ({ ...value, [key]: now })),
    )
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value - 1]
  if (typeof value === 'string' && /^\(\d{3}\)/.test(value)) return ['(559) 555-0199']
  return typeof value === 'string' && value.length > 12 ? [`${value}s`] : []
}

async function saveFacts(path: string, change: (facts: Opened & { form: object }) => unknown) {
  const file = open(root, path) as Opened & { form: object }
  return save(root, path, file.version, { facts: change(file) })
}

test.each(facts)('%s is left alone without a change, and one change alters one line', async (path) => {
  const before = linesOf(path)
  expect(await saveFacts(path, (file) => file.facts)).toMatchObject({ outcome: 'unchanged' })
  expect(linesOf(path)).toEqual(before)
  let saved = 0
  for (const changed of withOneChange((open(root, path) as Opened & { form: object }).facts)) {
    const { outcome } = await saveFacts(path, () => changed)
    if (outcome === 'mistakes') continue
    saved += 1
    const after = linesOf(path)
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
    writeFileSync(join(root, path), before.join('\n'))
  }
  // Nothing is known of the others.
  if (!/insurance|team/.test(path)) expect(saved).toBeGreaterThan(3)
})

test('every page is left alone without a change', async () => {
  expect(pages.length).toBeGreaterThan(100)
  for (const path of pages) {
    const { text, version } = open(root, path)
    // A field of a browser has no other line breaks.
    const typed = { text: text.replace(/\r\n?/g, '\n') }
    expect(await save(root, path, version, typed)).toMatchObject({ outcome: 'unchanged' })
  }
})

test('a page is written as it was typed', async () => {
  const path = 'content/en/conditions/sciatica.md'
  const { text, version } = open(root, path)
  const typed = text.replace('Sciatica', 'Sciatica (again)')
  expect(await save(root, path, version, { text: typed })).toMatchObject({ outcome: 'saved' })
  expect(readFileSync(join(root, path), 'utf8')).toBe(typed)
})

test('a mistake in a page is said with its line, and nothing is written', async () => {
  const path = 'content/en/conditions/spinal-stenosis.md'
  const { text, version } = open(root, path)
  const typed = `${text}\nSee [about](/abuot).\n`
  expect(await save(root, path, version, { text: typed })).toEqual({
    outcome: 'mistakes',
    mistakes: [
      { line: text.split('\n').length + 1, message: expect.stringContaining('Did you mean /about?') },
    ],
  })
  expect(open(root, path).text).toBe(text)
})

test('a mistake in a fact is said at its field, and nothing is written', async () => {
  const path = 'content/practice/office.yaml'
  const before = linesOf(path)
  const saved = await saveFacts(path, (file) => ({
    ...(file.facts as object),
    city: '',
    phone: '555-0142',
    openings: [{ from: 'Monday', to: 'Friday', opens: '8:00', closes: '5:00 PM', phoneUntil: '' }],
  }))
  expect(saved).toEqual({
    outcome: 'mistakes',
    mistakes: expect.arrayContaining([
      { field: 'root.city', message: 'Please fill this in.' },
      { field: 'root.phone', message: 'write it as (559) 555-0142' },
      { field: 'root.openings.0.opens', message: 'write it as 8:00 AM or 4:30 PM' },
    ]),
  })
  expect(linesOf(path)).toEqual(before)
})

test('a file that has changed since is not overwritten', async () => {
  const path = 'content/practice/office.yaml'
  const { version } = open(root, path)
  const changed = `${readFileSync(join(root, path), 'utf8')}# by hand\n`
  writeFileSync(join(root, path), changed)
  expect(await save(root, path, version, { facts: {} })).toMatchObject({
    outcome: 'conflict',
    file: { text: changed },
  })
  expect(readFileSync(join(root, path), 'utf8')).toBe(changed)
})
