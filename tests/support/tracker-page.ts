import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { violations } from './axe'
import { expect } from './visitors'

export async function openTracker(page: Page) {
  await page.goto('/recovery-tracker')
  await expect(page.getByRole('button', { name: 'Save this day' })).toBeEnabled()
}

/** The visitor's local date, some days ago: 2026-11-20. */
export const dayBack = (page: Page, days: number) =>
  page.evaluate((back) => {
    const date = new Date()
    date.setDate(date.getDate() - back)
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
  }, days)

/** The fields that are also in the names of the charts. */
export const walking = (page: Page) => page.getByRole('textbox', { name: /^Walking/ })
export const sleep = (page: Page) => page.getByRole('textbox', { name: /^Sleep/ })

/** Unfolds medicine, sitting and notes. */
export async function openDetails(page: Page) {
  const notes = page.getByLabel('Notes', { exact: true })
  if (!(await notes.isVisible())) await page.getByText('Medicine, sitting and notes').click()
  await expect(notes).toBeVisible()
}

export async function logDay(
  page: Page,
  entry: { back?: number; pain?: number; walking?: string; notes?: string },
) {
  if (entry.back) await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, entry.back))
  if (entry.pain !== undefined)
    await page.getByRole('radio', { name: String(entry.pain), exact: true }).check()
  if (entry.walking) await walking(page).fill(entry.walking)
  if (entry.notes) {
    await openDetails(page)
    await page.getByLabel('Notes', { exact: true }).fill(entry.notes)
  }
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(page.getByText('is saved on this device')).toBeVisible()
}

export async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return textOf(download)
}
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')

/** Only the tracker and the answered question; accessibility.spec.ts covers the rest of the page. */
export const problemsFound = (page: Page) => violations(page, '#tracker', '[role=alert]')
