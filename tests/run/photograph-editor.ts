import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startEditor } from '@/lib/edit/server'

/** The pictures in docs/content.md: what is open, what is done, and what is in the middle of the picture. */
const pictures: Record<
  string,
  { path: string; act: (page: Page) => Promise<void>; shows: string; said?: string }
> = {
  'edit-phone': {
    path: 'content/practice/office.yaml',
    act: async (page) => {
      await page.getByLabel('Phone', { exact: true }).fill('555-0199')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    },
    said: 'write it as (559) 555-0142',
    shows: '[data-schemapath="root.phone"]',
  },
  'edit-holiday': {
    path: 'content/practice/office.yaml',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Day' }).click()
      const days = page.locator('[data-schemapath="root.holidays.own"]')
      await days.getByLabel('Date').last().fill('2026-12-24')
      await days.getByLabel('Name').last().fill('Christmas Eve')
    },
    shows: '[data-schemapath="root.holidays.own"] button:has-text("Add Day")',
  },
  'edit-story': {
    path: 'content/practice/stories.yaml',
    act: async () => {},
    shows: '[data-schemapath="root.stories.0"]',
  },
  'edit-page': {
    path: 'content/en/articles/desk-work-and-your-spine.md',
    act: async (page) => {
      const text = page.getByLabel('Text of the page')
      await text.fill(`${await text.inputValue()}\nMore is [on this page](/abuot).\n`)
    },
    shows: '#text',
    said: 'Did you mean',
  },
  'edit-publish': {
    path: 'content/practice/office.yaml',
    act: async (page) => {
      await page.getByRole('button', { name: 'Publish…' }).click()
      await page.getByLabel('What did you change?').fill('Closed on December 24')
    },
    shows: '#publish',
  },
}

/** Photographs the editor of a copy of the content, for docs/images. */
export async function photographEditor(executablePath: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'edit-'))
  for (const folder of ['content/practice', 'content/en'])
    cpSync(folder, join(root, folder), { recursive: true })
  const publish = async () => ({ isPublished: false, words: '' })
  const editor = await startEditor({ root, port: 0, preview: 'http://localhost:3000', publish })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const [name, { path, act, shows, said }] of Object.entries(pictures)) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 560 } })
      await page.goto(`${editor.url}#${path}`)
      await page.getByRole('button', { name: 'Save' }).waitFor()
      await act(page)
      if (said) await page.getByText(said).first().waitFor()
      await page.locator(shows).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const picture = await page.screenshot()
      await sharp(picture).webp({ quality: 70 }).toFile(`docs/images/${name}.webp`)
      await page.close()
    }
  } finally {
    await browser.close()
    editor.close()
    rmSync(root, { recursive: true })
  }
}
