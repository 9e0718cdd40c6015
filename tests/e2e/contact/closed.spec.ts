import { expect, officeNumber, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

// A server that takes no requests sends its pages like this (lib/server/page-cache/page-cache.test.ts).
test.beforeEach(({ page }) =>
  page.route(/\/(contact)?$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<html ', '<html data-form="closed" ') })
  }),
)

for (const path of ['/', '/contact'])
  for (const javaScriptEnabled of [true, false])
    test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })
      test('while the site takes no requests, it says to call in place of the form', async ({ page }) => {
        await page.goto(path)
        if (javaScriptEnabled) await ready(page)
        const section = page.getByRole('region', { name: 'Request an appointment' })
        await expect(section.getByText('We can’t take requests on this site right now')).toContainText(
          officeNumber,
        )
        await expect(page.getByRole('button', { name: 'Send request' })).toBeHidden()
        await expect(page.getByLabel('First name')).toBeHidden()
        await expect(section.getByText('within 24 hours')).toBeHidden()
      })
    })
