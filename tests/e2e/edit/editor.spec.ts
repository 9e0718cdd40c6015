import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { editableFiles } from '@/lib/edit/files'
import { startEditor } from '@/lib/edit/server'
import { violations } from '@/tests/support/axe'

/** Refuses one message, as the checks would. */
const publish = async (message: string) =>
  message === 'Typo'
    ? { isPublished: false, words: 'content/en/pages/about.md:7: /abuot leads nowhere' }
    : { isPublished: true, words: 'Published.' }

/** The editor of a copy of the content. */
const test = base.extend<{ editor: { url: string; root: string } }>({
  editor: async ({ baseURL }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'edit-'))
    for (const folder of ['content/practice', 'content/en'])
      cpSync(folder, join(root, folder), { recursive: true })
    const editor = await startEditor({ root, port: 0, preview: baseURL!, publish })
    await use({ url: editor.url, root })
    editor.close()
    rmSync(root, { recursive: true })
  },
})
const office = 'content/practice/office.yaml'
const stories = 'content/practice/stories.yaml'
const sciatica = 'content/en/conditions/sciatica.md'

async function openFile(page: Page, { url }: { url: string }, path: string) {
  await page.goto(`${url}#${path}`)
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a form that nobody changed writes nothing', async ({ page, editor }) => {
  for (const path of editableFiles('.').filter((name) => name.startsWith('content/practice/'))) {
    await page.goto('about:blank')
    await openFile(page, editor, path)
    await save(page)
    await expect(page.getByText('Nothing has changed.')).toBeVisible()
    expect(readFileSync(join(editor.root, path), 'utf8')).toBe(readFileSync(path, 'utf8'))
  }
})

test('a new phone number and a day off are saved, each in its line', async ({ page, editor }) => {
  await openFile(page, editor, office)
  await page.getByLabel('Phone', { exact: true }).fill('(559) 555-0199')
  await page.getByRole('button', { name: 'Add Day' }).click()
  const days = page.locator('[data-schemapath="root.holidays.own"]')
  await days.getByLabel('Date').last().fill('2026-12-24')
  await days.getByLabel('Name').last().fill('Christmas Eve')
  await save(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  const before = readFileSync(office, 'utf8').split('\n')
  const saved = readFileSync(join(editor.root, office), 'utf8').split('\n')
  expect(saved.filter((line) => !before.includes(line))).toEqual([
    'phone: (559) 555-0199',
    '    - date: 2026-12-24',
    '      name: Christmas Eve',
  ])
  expect(before.filter((line) => !saved.includes(line))).toEqual([expect.stringMatching(/^phone: /)])
})

test('a story can be added and deleted', async ({ page, editor }) => {
  await openFile(page, editor, stories)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete Story' }).first().click()
  await page.getByRole('button', { name: 'Add Story' }).click()
  await save(page)
  await expect(page.getByText('Please fill this in.').first()).toBeVisible()
  const { stories: old } = parse(readFileSync(stories, 'utf8')) as { stories: unknown[] }
  const added = page.locator(`[data-schemapath="root.stories.${old.length - 1}"]`)
  await added.getByLabel('Patient name').fill('Sample Patient Z.')
  await added.getByLabel('Procedure').fill('Microdiscectomy')
  await added.getByLabel('Story', { exact: true }).fill('I walk again.')
  await added.getByLabel('Rating').fill('5')
  await added.getByLabel('Timeframe').fill('6 weeks after surgery')
  await save(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(readFileSync(join(editor.root, stories), 'utf8')).toContain('  - patientName: Sample Patient Z.')
})

test('a mistake is said at its field, and nothing typed is lost, not even with the page', async ({
  page,
  editor,
}) => {
  await openFile(page, editor, office)
  await page.getByLabel('Phone', { exact: true }).fill('555-0199')
  await page.getByLabel('City').fill('')
  await save(page)
  await expect(page.getByText('write it as (559) 555-0142')).toBeVisible()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect(page.getByText('2 fields need a change.')).toBeVisible()
  expect(readFileSync(join(editor.root, office), 'utf8')).toBe(readFileSync(office, 'utf8'))
  await page.reload()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('555-0199')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
})

test('a page is written as text, with what is wrong beside it', async ({ page, editor }) => {
  await openFile(page, editor, sciatica)
  const field = page.getByLabel('Text of the page')
  const text = readFileSync(sciatica, 'utf8')
  await field.fill(`${text}\nSee [us](/abuot).\n`)
  await expect(page.getByText(/^Line \d+: .*Did you mean \/about\?/)).toBeVisible()
  await field.fill(`${text}\nSee [us](/about).\n`)
  await save(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(readFileSync(join(editor.root, sciatica), 'utf8')).toBe(`${text}\nSee [us](/about).\n`)
  await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    /\/conditions\/sciatica$/,
  )
})

test('a file that someone else changed is not overwritten, and both versions can be read', async ({
  page,
  editor,
}) => {
  await openFile(page, editor, sciatica)
  const field = page.getByLabel('Text of the page')
  const mine = `${readFileSync(sciatica, 'utf8')}\nMine.\n`
  const theirs = `${readFileSync(sciatica, 'utf8')}\nTheirs.\n`
  await field.fill(mine)
  writeFileSync(join(editor.root, sciatica), theirs)
  await save(page)
  await expect(page.getByText('Someone else changed this file')).toBeVisible()
  await expect(page.getByLabel('The file as it is now')).toHaveValue(theirs)
  await expect(field).toHaveValue(mine)
  expect(readFileSync(join(editor.root, sciatica), 'utf8')).toBe(theirs)
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(readFileSync(join(editor.root, sciatica), 'utf8')).toBe(mine)
})

test('what was saved is published, or what is wrong is said', async ({ page, editor }) => {
  await page.goto(editor.url)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish what you saved' })
  const publishIt = dialog.getByRole('button', { name: 'Publish', exact: true })
  await publishIt.click()
  await expect(dialog.getByText('Say in a few words what you changed.')).toBeVisible()
  await dialog.getByLabel('What did you change?').fill('Typo')
  await publishIt.click()
  await expect(dialog.getByText('/abuot leads nowhere')).toBeVisible()
  await dialog.getByLabel('What did you change?').fill('New phone number')
  await publishIt.click()
  await expect(dialog.getByText('Published.', { exact: true })).toBeVisible()
})

test('other websites and other addresses can neither read nor write', async ({ editor, request }) => {
  const { origin, port } = new URL(editor.url)
  const body = { data: { path: office }, failOnStatusCode: false }
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await request.post(url, { ...body, headers })).status()
  expect(await status(`${editor.url}open`)).toBe(200)
  expect(await status(`${editor.url}open`, { origin: 'https://www.example.com' })).toBe(403)
  expect(await status(`${editor.url}open`, { host: `attacker.example.com:${port}` })).toBe(403)
  expect(await status(`${origin}/0123456789abcdef0123456789abcdef/open`)).toBe(403)
  const outside = await request.post(`${editor.url}open`, { data: { path: 'package.json' } })
  expect(outside.status()).toBe(404)
})

test('is accessible', async ({ page, editor }) => {
  await openFile(page, editor, stories)
  expect(await violations(page)).toEqual([])
})
