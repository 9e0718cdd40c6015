import type { Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import PostalMime, { type Email } from 'postal-mime'

/** Obviously fictional. */
export const patient = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(559) 555-0123',
  condition: 'herniated-disc',
  message: 'Pain in my left leg for six weeks.',
}

export function formOf(page: Page) {
  return page.getByRole('form', { name: 'Request an appointment' })
}

export async function fillIn(page: Page, values: Partial<typeof patient> = patient): Promise<void> {
  const form = formOf(page)
  if (values.firstName) await form.getByLabel('First name').fill(values.firstName)
  if (values.lastName) await form.getByLabel('Last name').fill(values.lastName)
  if (values.email) await form.getByLabel('Email').fill(values.email)
  if (values.phone) await form.getByLabel('Phone').fill(values.phone)
  if (values.condition) await form.getByLabel('What brings you in?').selectOption(values.condition)
  if (values.message) await form.getByLabel('Message').fill(values.message)
}

/** The reference shown after a request was sent. */
export async function referenceOn(page: Page): Promise<string> {
  const text = await page.getByText(/Your reference/).innerText()
  const [reference] = text.match(/HS-[0-9A-Z]{4}-[0-9A-Z]{4}/) ?? []
  if (!reference) throw new Error(`no reference in: ${text}`)
  return reference
}

/** The staff's mail for a reference, from a server that writes mail to files; null if there is none yet. */
export async function staffMail(dataDir: string, reference: string): Promise<Email | null> {
  const file = join(dataDir, 'mail', `${reference}.eml`)
  return existsSync(file) ? PostalMime.parse(readFileSync(file)) : null
}

/** The subject of the staff's mail for a reference: 'Call by Friday 4 PM: appointment request HS-7K3M-9Q2T'. */
export const subjectFor = (reference: string) =>
  new RegExp(`^Call by \\w+day (noon|[\\d:]+ [AP]M): appointment request ${reference}$`)

/** The stored state of a delivery; undefined if there is none. */
export function deliveryOf(
  dataDir: string,
  reference: string,
): { state: string; attempts: number } | undefined {
  const store = new DatabaseSync(join(dataDir, 'requests.sqlite'), { readOnly: true, timeout: 5000 })
  const row = store.prepare('SELECT state, attempts FROM deliveries WHERE reference = ?').get(reference)
  store.close()
  return row && { state: String(row.state), attempts: Number(row.attempts) }
}

/** Simulates elapsed time for a stopped site: every retry is due and every lease has expired. */
export function letTimePass(dataDir: string): void {
  const store = new DatabaseSync(join(dataDir, 'requests.sqlite'))
  store.exec('UPDATE deliveries SET next_attempt_at = 0')
  store.exec('UPDATE deliveries SET lease_until = 0 WHERE lease_until IS NOT NULL')
  store.close()
}

/** For `startSite`: enables `deliverNow`. */
export const deliverable = { CRON_SECRET: 'made-up-cron-secret' }

/** Makes a site deliver everything that is due. Resolves when nothing is left. */
export async function deliverNow(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${deliverable.CRON_SECRET}` }
  const answer = await fetch(`${url}/api/deliver`, { headers })
  if (!answer.ok) throw new Error(`/api/deliver answered ${answer.status}`)
}
