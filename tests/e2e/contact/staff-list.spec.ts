import { patient, staffMail } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { cardOf, linkIn, passcode, request, signIn } from '../../support/servers/staff'
import { violations } from '../../support/axe'
import { expect, phone, test } from '../../support/visitors'

let site: Awaited<ReturnType<typeof startSite>>

// One site for all tests of this file.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startSite({
    MAIL_TRANSPORT: 'file',
    STAFF_PASSCODE: passcode,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'trace',
  })
})
test.afterAll(() => site.stop())

/** Sends a request and returns the link in the staff's mail. */
async function linkFor(firstName: string, change: Record<string, string> = {}): Promise<string> {
  const reference = await request(site.url, { firstName, language: 'spanish', ...change })
  await expect.poll(() => staffMail(site.dataDir, reference)).not.toBeNull()
  const mail = await staffMail(site.dataDir, reference)
  const link = linkIn(mail?.text ?? '', site.url)
  expect(mail?.html).toContain(`${link.slice(site.url.length)}"`)
  return link
}

test.describe('on a phone without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('passcode, call, one press each, undo, lock', async ({ page }) => {
    const link = await linkFor('Rosa', { message: 'Me duele la pierna.' })
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page.getByText('Rosa')).toHaveCount(0)
    await signIn(page, link, 'Maria', 'wrong-passcode')
    await expect(page.getByRole('alert')).toContainText('That passcode isn’t right.')
    await signIn(page, link, 'Maria')

    const card = cardOf(page, 'Rosa Example')
    await expect(card).toContainText(/Call by \w+day/)
    await expect(card).toContainText('Spanish')
    await expect(card).toContainText('Offer one.')
    await expect(card.getByRole('link', { name: `Call ${patient.phone}` })).toHaveAttribute(
      'href',
      'tel:5595550123',
    )
    expect(page.url()).toBe(link)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await card.getByLabel(/^Note/).fill('Call again after 5')
    await card.getByRole('button', { name: 'Left a message' }).click()
    await expect(page.getByRole('status')).toContainText('Saved: Rosa Example, Left a message.')
    await expect(card).toContainText('1 try so far')
    await expect(card.getByRole('listitem')).toContainText('Left a message, Maria. Note: Call again after 5')

    await card.getByLabel('Call back at').selectOption({ index: 3 })
    await card.getByRole('button', { name: 'Save the time' }).click()
    await expect(card).toContainText(/Call back \w+day/)
    await card.getByRole('button', { name: 'Booked' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Done in the last 24 hours' })).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText('Booked, Maria (undone)')

    await page.getByRole('button', { name: 'Lock' }).click()
    await expect(page.getByLabel('Staff passcode')).toBeVisible()
    await expect(page.getByText('Rosa')).toHaveCount(0)
  })

  test('neither the token nor what was opened is in the log', async ({ page }) => {
    const link = await linkFor('Canary')
    await signIn(page, link, 'Zoe')
    await expect(cardOf(page, 'Canary Example')).toBeVisible()
    await page.goto(`${link.slice(0, -6)}${link.at(-6) === 'A' ? 'B' : 'A'}${link.slice(-5)}`)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    const log = site.output()
    expect(log).not.toContain(link.split('/').pop())
    expect(log).not.toMatch(/Canary|made-up-passcode|Zoe/)
  })

  test('another website can’t press its buttons', async ({ page, context }) => {
    const link = await linkFor('Cross')
    await context.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${link}/press"><input name="passcode" value="${passcode}"><input name="name" value="Eve"><button name="action" value="open">Win</button></form>`,
      }),
    )
    await page.goto('https://elsewhere.example/')
    await page.getByRole('button', { name: 'Win' }).click()
    await expect(page.getByRole('alert')).toContainText('That came from another website.')
    await expect(page.getByText('Cross Example')).toHaveCount(0)
  })
})

test('the list refreshes itself, but not while a note is typed', async ({ page }) => {
  await page.clock.install()
  await signIn(page, await linkFor('First'), 'Maria')
  await expect(cardOf(page, 'First Example')).toBeVisible()
  const note = cardOf(page, 'First Example').getByLabel(/^Note/)
  await note.fill('Half a no')
  await linkFor('Second')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/staff/')) asked++
  })
  await page.clock.runFor(60_000)
  expect(asked).toBe(0)
  await expect(note).toHaveValue('Half a no')

  await note.fill('')
  await note.blur()
  await page.clock.runFor(20_000)
  await expect(cardOf(page, 'Second Example')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`accessibility of the pages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const link = await linkFor(`Axe ${colorScheme}`, {
      message: 'I cannot feel my legs since this morning',
      sendAnyway: 'yes',
    })
    await page.goto(link)
    expect(await violations(page)).toEqual([])
    await signIn(page, link, 'Maria')
    const card = cardOf(page, `Axe ${colorScheme} Example`)
    await expect(card).toContainText('CALL NOW')
    await card.getByRole('button', { name: 'Couldn’t reach' }).click()
    await expect(page.getByRole('status')).toContainText('Couldn’t reach')
    expect(await violations(page)).toEqual([])
  })
