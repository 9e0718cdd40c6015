import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { startResendReceiver } from '../../../lib/contact/testing/resend-receiver'
import { startPostgres } from '../../support/servers/postgres-server'
import { newDataDir, startSite } from '../../support/servers/site-server'
import { cardOf, linkIn, passcode, request, signIn } from '../../support/servers/staff'

/** Two receptionists at two instances of the site, with one database: the calls of one morning. */
let postgres: Awaited<ReturnType<typeof startPostgres>>
let receiver: Awaited<ReturnType<typeof startResendReceiver>>
let sites: Awaited<ReturnType<typeof startSite>>[] = []

/** What the command line needs on a laptop. */
const database = () => ({
  DATABASE_URL: postgres.url,
  REQUESTS_KEY: Buffer.alloc(32, 7).toString('base64'),
})

test.beforeAll(async () => {
  test.setTimeout(90_000)
  postgres = await startPostgres()
  receiver = await startResendReceiver()
  const configuration = {
    ...database(),
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: receiver.url,
    CONTACT_TO: 'staff@example.com',
    CONTACT_FROM: 'site@example.com',
    STAFF_PASSCODE: passcode,
  }
  sites = await Promise.all([1, 2].map(() => startSite(configuration)))
  const ready = () => Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  await expect.poll(ready, { timeout: 60_000 }).toEqual([200, 200])
})
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await Promise.all([receiver.close(), postgres.close()])
})

const mailAbout = (reference: string) =>
  receiver.calls.map(({ mail }) => mail).find(({ subject }) => String(subject).endsWith(reference))

/** `npm run requests` as on a laptop, with nothing of the sites but their database and key. */
async function onLaptop(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...database(), DATA_DIR: newDataDir() }
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'requests', '--', ...args], {
    env: env as unknown as NodeJS.ProcessEnv,
  })
  return stdout
}

test('one urgent, one unreachable, one in Spanish', async ({ browser }, info) => {
  test.setTimeout(120_000)
  const picture = (page: Page, name: string) =>
    page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  const [first, second] = [sites[0]!.url, sites[1]!.url]
  const unreachable = await request(first, { firstName: 'Una', phone: '(559) 555-0110' })
  const spanish = await request(second, {
    firstName: 'Rosa',
    phone: '(559) 555-0111',
    language: 'spanish',
    message: 'Me duele la espalda desde hace dos meses.',
  })
  const urgent = await request(first, {
    firstName: 'Ursula',
    phone: '(559) 555-0112',
    message: 'I cannot feel my legs since this morning',
    sendAnyway: 'yes',
  })
  for (const reference of [unreachable, spanish, urgent])
    await expect.poll(() => mailAbout(reference)).toBeTruthy()
  expect(mailAbout(urgent)).toMatchObject({
    subject: `CALL NOW: appointment request ${urgent}`,
    headers: { Importance: 'High' },
  })
  expect(mailAbout(spanish)?.headers).toBeUndefined()

  const desk = { viewport: { width: 1440, height: 900 } }
  const maria = await (await browser.newContext(desk)).newPage()
  const ana = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage()
  await maria.goto(linkIn(String(mailAbout(urgent)?.text), first))
  await ana.goto(linkIn(String(mailAbout(spanish)?.text), second))
  await picture(maria, '1-gate-1440')
  await picture(ana, '1-gate-390')
  await signIn(maria, linkIn(String(mailAbout(urgent)?.text), first), 'Maria')
  await signIn(ana, linkIn(String(mailAbout(spanish)?.text), second), 'Ana')
  await expect(maria.getByText('3 to call, 1 of them now')).toBeVisible()
  await expect(maria.getByRole('heading', { level: 2 }).first()).toHaveText('Ursula Example')
  await picture(maria, '2-list-1440')
  await picture(ana, '2-list-390')

  // Maria calls the urgent one, and Ana sees it.
  await cardOf(maria, 'Ursula Example').getByRole('button', { name: 'I’m calling' }).click()
  await expect(cardOf(maria, 'Ursula Example')).toContainText('You are calling')
  await ana.getByRole('link', { name: 'Refresh' }).click()
  await expect(cardOf(ana, 'Ursula Example')).toContainText('Maria is calling')
  await picture(maria, '3-calling-1440')
  await picture(ana, '3-calling-390')
  await cardOf(maria, 'Ursula Example').getByLabel(/^Note/).fill('Sent to ER')
  await cardOf(maria, 'Ursula Example').getByRole('button', { name: 'Called', exact: true }).click()
  await expect(maria.getByRole('status')).toContainText('Saved: Ursula Example, Called.')
  await picture(maria, '4-called-1440')

  // Ana books the Spanish one.
  const rosa = cardOf(ana, 'Rosa Example')
  await expect(rosa).toContainText('Spanish')
  await expect(rosa).toContainText('Offer one.')
  await rosa.getByRole('button', { name: 'Booked' }).click()
  await expect(ana.getByRole('status')).toContainText('Saved: Rosa Example, Booked.')
  await picture(ana, '5-booked-390')

  // Nobody answers at the third: it stays, whoever looks.
  const una = cardOf(ana, 'Una Example')
  await una.getByRole('button', { name: 'Couldn’t reach' }).click()
  await expect(una).toContainText('1 try so far')
  await picture(ana, '6-not-reached-390')
  await maria.getByRole('link', { name: 'Refresh' }).click()
  await cardOf(maria, 'Una Example').getByRole('button', { name: 'Left a message' }).click()
  await expect(cardOf(maria, 'Una Example')).toContainText('2 tries so far')
  await picture(maria, '6-left-message-1440')
  await cardOf(maria, 'Una Example').getByLabel('Call back at').selectOption({ index: 4 })
  await cardOf(maria, 'Una Example').getByRole('button', { name: 'Save the time' }).click()
  await expect(cardOf(maria, 'Una Example')).toContainText(/Call back \w+day/)
  await expect(maria.getByText('1 to call')).toBeVisible()
  await picture(maria, '7-end-1440')
  await ana.getByRole('link', { name: 'Refresh' }).click()
  await picture(ana, '7-end-390')
  for (const page of [maria, ana]) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  }

  // The office manager, at home.
  expect(await onLaptop('list')).toMatch(new RegExp(`^${unreachable} .* delivered `, 'm'))
  const csv = await onLaptop('export', '--all')
  expect(csv).toMatch(
    new RegExp(`"${urgent}",[^\\n]*"handled","","Called","[^"]+","Sent to ER","Ursula Example"`),
  )
  expect(csv).toMatch(new RegExp(`"${spanish}",[^\\n]*"handled","","Booked",`))
  expect(csv).toMatch(new RegExp(`"${unreachable}",[^\\n]*"delivered","","Call back",`))
  const log = await onLaptop('access-log')
  expect(log).toMatch(new RegExp(`staff link +Maria +called +${urgent}`))
  expect(log).toMatch(new RegExp(`staff link +Ana +booked +${spanish}`))
  await onLaptop('revoke', '--as', 'Manager')
  await maria.getByRole('link', { name: 'Refresh' }).click()
  await expect(maria.getByLabel('Staff passcode')).toBeVisible()
  await signIn(maria, linkIn(String(mailAbout(urgent)?.text), first), 'Maria')
  await expect(maria.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
