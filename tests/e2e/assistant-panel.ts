import type { Locator, Page } from '@playwright/test'
import { expect, ready } from './visitors'

export const sourced = {
  message: 'Most people feel better without surgery. Walking a little every day helps.',
  sources: [
    { title: 'Herniated disc', href: '/resources/conditions/herniated-disc' },
    { title: 'Common questions', href: '/resources/faq' },
  ],
  kind: 'passage',
}

export const openButton = (page: Page) => page.getByRole('button', { name: /assistant/i })
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Wellness assistant' })
export const inputOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Your question' })
/** Where a screen reader hears of what is new. */
export const logOf = (page: Page): Locator => panelOf(page).getByRole('log')

export async function openPanel(page: Page, path = '/about'): Promise<Locator> {
  await page.goto(path)
  await ready(page)
  await openButton(page).click()
  await expect(panelOf(page)).toBeVisible()
  return panelOf(page)
}

/** Answers every question with JSON. Returns what was sent, to be looked at. */
export async function answerWith(page: Page, body: unknown, status = 200): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/api/ai-assistant', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status, json: body })
  })
  return sent
}

/** Answers once the returned function is called. */
export async function answerLater(page: Page, body: unknown): Promise<() => void> {
  let answer = () => {}
  const isTime = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/ai-assistant', async (route) => {
    await isTime
    await route.fulfill({ json: body }).catch(() => undefined)
  })
  return answer
}

export async function ask(page: Page, question: string): Promise<void> {
  await inputOf(page).fill(question)
  await page.keyboard.press('Enter')
}
