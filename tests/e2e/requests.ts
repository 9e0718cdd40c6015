import type { Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Made up, plainly so. */
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

/** The mail that the staff have for a reference, from a server that writes mails to files; null while there is none. */
export async function staffMail(dataDir: string, reference: string): Promise<Email | null> {
  const file = join(dataDir, 'mail', `${reference}.eml`)
  return existsSync(file) ? PostalMime.parse(readFileSync(file)) : null
}
