import type { Page } from '@playwright/test'
import { openButton, panelOf } from '../../support/assistant-panel'
import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

/** Any notification will do; submitting the empty form triggers one. */
async function raise(page: Page) {
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('Validation Error')
  return notification
}

test('one at a time, gone after five seconds, while the notice on the page stays', async ({ page }) => {
  await page.clock.install()
  const notification = await raise(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(notification).toHaveCount(1)
  // Focus stays in the form; if the window lost it, the notification's timer would pause.
  await page.clock.runFor(4000)
  await expect(notification).toBeVisible()
  await page.clock.runFor(1500)
  await expect(notification).toBeHidden()
  await expect(page.getByRole('alert').getByText('Please fill in all required fields.')).toBeVisible()
})

test('F8 focuses it, and it can be closed by keyboard', async ({ page }) => {
  const notification = await raise(page)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
  await notification.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(notification).toBeHidden()
})

for (const [how, close] of [
  [
    'its button',
    async (page: Page) => {
      await page.keyboard.press('F8')
      await page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('button', { name: 'Close' })
        .click()
    },
  ],
  [
    'F8 and Escape',
    async (page: Page) => {
      await page.keyboard.press('F8')
      await page.keyboard.press('Escape')
    },
  ],
] as const) {
  test(`closed by ${how}: focus returns, and the next one is gone after five seconds as well`, async ({
    page,
  }) => {
    await page.clock.install()
    const notification = await raise(page)
    await expect(page.getByRole('form').getByRole('alert')).toBeFocused()
    await close(page)
    await expect(notification).toHaveCount(0)
    await expect(page.getByRole('form').getByRole('alert')).toBeFocused()
    await page.getByRole('button', { name: 'Send request' }).focus()
    await page.keyboard.press('Enter')
    await expect(notification).toBeVisible()
    await page.clock.runFor(4000)
    await expect(notification).toBeVisible()
    await page.clock.runFor(1500)
    await expect(notification).toHaveCount(0)
  })
}

test('it leaves the assistant’s button free, and an open assistant shows it inside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const notification = await raise(page)
  // The button makes way for the form.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(openButton(page)).toBeVisible()
  const [button, toast] = [await openButton(page).boundingBox(), await notification.boundingBox()]
  if (!button || !toast) throw new Error('nothing to compare')
  expect(toast.y + toast.height <= button.y || toast.y >= button.y + button.height).toBe(true)
  // Pauses its timer.
  await page.keyboard.press('F8')
  await openButton(page).click()
  await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Validation Error' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(panelOf(page)).toBeHidden()
})

test('it is at most 420 px wide on a larger screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await raise(page)
  const box = await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('list')
    .boundingBox()
  expect(box?.width).toBe(420)
})

test('a swipe of more than 50 px to the right dismisses it; a shorter one snaps back', async ({ page }) => {
  const notification = await raise(page)
  const box = await notification.boundingBox()
  if (!box) throw new Error('no notification to swipe')
  const start = { x: box.x + 40, y: box.y + box.height / 2 }
  const swipe = async (distance: number) => {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + distance, start.y, { steps: 8 })
    await page.mouse.up()
  }
  await swipe(45)
  await expect(notification).toBeVisible()
  await swipe(55)
  await expect(notification).toBeHidden()
})
