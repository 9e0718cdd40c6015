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
/** The live region that announces new content to screen readers. */
export const logOf = (page: Page): Locator => panelOf(page).getByRole('log')

export async function openPanel(page: Page, path = '/about'): Promise<Locator> {
  await page.goto(path)
  await ready(page)
  await openButton(page).click()
  await expect(panelOf(page)).toBeVisible()
  return panelOf(page)
}

/** Answers every question with JSON. Returns the recorded requests. */
export async function answerWith(page: Page, body: unknown, status = 200): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/api/ai-assistant', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status, json: body })
  })
  return sent
}

/** Answers when the returned function is called, which resolves once the answer has been sent. */
export async function answerLater(page: Page, body: unknown): Promise<() => Promise<void>> {
  const isTime = Promise.withResolvers<void>()
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/api/ai-assistant', async (route) => {
    await isTime.promise
    await route.fulfill({ json: body }).catch(() => undefined)
    isAnswered.resolve()
  })
  return () => {
    isTime.resolve()
    return isAnswered.promise
  }
}

export async function ask(page: Page, question: string): Promise<void> {
  await inputOf(page).fill(question)
  await page.keyboard.press('Enter')
}
