import AxeBuilder from '@axe-core/playwright'
import { patient, staffMail } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, phone, test } from '../../support/visitors'

const passcode = 'made-up-passcode'
let site: Awaited<ReturnType<typeof startSite>>

// One site for all tests of this file.
test.describe.configure({ mode: 'serial' })
test.use({ ...phone, javaScriptEnabled: false })

test.beforeAll(async () => {
  site = await startSite({
    MAIL_TRANSPORT: 'file',
    STAFF_PASSCODE: passcode,
    LOG_LEVEL: 'trace',
  })
})
test.afterAll(() => site.stop())

/** Sends a request and returns the link in the staff's mail. */
async function linkFor(firstName: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...patient, firstName, bestTime: 'morning', language: 'spanish' }),
  })
  const { reference } = (await answer.json()) as { reference: string }
  await expect.poll(() => staffMail(site.dataDir, reference)).not.toBeNull()
  const mail = await staffMail(site.dataDir, reference)
  const [, path = ''] = /http:\/\/localhost:\d+(\/staff\/[\w-]{43})/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`${path}"`)
  return `${site.url}${path}`
}

test('on a phone without JavaScript: passcode, call, one press, undo', async ({ page }) => {
  const link = await linkFor('Rosa')
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  })
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByText('Rosa')).toHaveCount(0)

  await page.getByLabel('Staff passcode').fill('wrong-passcode')
  await page.getByRole('button', { name: 'Show the request' }).click()
  await expect(page.getByRole('alert')).toContainText('That passcode isn’t right.')
  await page.getByLabel('Staff passcode').fill(passcode)
  await page.getByRole('button', { name: 'Show the request' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Call by \w+day/ })).toBeVisible()
  await expect(page.getByText('Rosa Example')).toBeVisible()
  await expect(page.getByText('Spanish')).toBeVisible()
  await expect(page.getByRole('link', { name: patient.phone })).toHaveAttribute('href', 'tel:5595550123')
  expect(page.url()).toBe(link)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)

  await page.getByLabel(/^Note/).fill('Call again after 5')
  await page.getByRole('button', { name: 'Couldn’t reach' }).click()
  await expect(page.getByRole('status')).toContainText('Couldn’t reach')
  await expect(page.getByRole('status')).toContainText('Note: Call again after 5')
  await expect(page.getByRole('status')).toContainText('The request stays open')
  await page.getByRole('button', { name: 'Called', exact: true }).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status')).toContainText('Called (undone)')
})

test('neither the token nor what was opened is in the log', async ({ page }) => {
  const link = await linkFor('Canary')
  await page.goto(link)
  await page.getByLabel('Staff passcode').fill(passcode)
  await page.getByRole('button', { name: 'Show the request' }).click()
  await expect(page.getByText('Canary Example')).toBeVisible()
  await page.goto(`${link}x`)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  const log = site.output()
  expect(log).not.toContain(link.split('/').pop())
  expect(log).not.toMatch(/Canary|made-up-passcode/)
})

test('another website can’t press its buttons', async ({ page, context }) => {
  const link = await linkFor('Cross')
  await context.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${link}"><input name="passcode" value="${passcode}"><button name="action" value="open">Win</button></form>`,
    }),
  )
  await page.goto('https://elsewhere.example/')
  await page.getByRole('button', { name: 'Win' }).click()
  await expect(page.getByRole('heading', { name: 'Not opened' })).toBeVisible()
  await expect(page.getByText('Cross Example')).toHaveCount(0)
})

test.describe('accessibility', () => {
  // Axe runs in the page.
  test.use({ javaScriptEnabled: true })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`of the pages, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const violations = async () => (await new AxeBuilder({ page }).analyze()).violations
      await page.goto(await linkFor(`Axe ${colorScheme}`))
      expect(await violations()).toEqual([])
      await page.getByLabel('Staff passcode').fill(passcode)
      await page.getByRole('button', { name: 'Show the request' }).press('Enter')
      await page.getByRole('button', { name: 'Couldn’t reach' }).press('Enter')
      await expect(page.getByRole('status')).toContainText('Couldn’t reach')
      expect(await violations()).toEqual([])
    })
})
