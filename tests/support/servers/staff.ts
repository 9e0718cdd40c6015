import type { Page } from '@playwright/test'
import { patient } from './requests'

export const passcode = 'made-up-passcode'

/** The link to the staff's list in the text of one of their e-mails, at the same or another instance of the site. */
export function linkIn(text: string, url: string): string {
  const [, path = ''] = /https?:\/\/[^/\s]+(\/staff\/[\w-]{30})/.exec(text) ?? []
  return `${url}${path}`
}

let senders = 0

/** Sends a request as a program and returns its reference. With TRUSTED_PROXY_HOPS=1, each has an address of its own. */
export async function request(url: string, change: Partial<Record<string, string>> = {}): Promise<string> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++senders}` },
    body: JSON.stringify({ ...patient, ...change }),
  })
  const { reference } = (await answer.json()) as { reference?: string }
  if (!reference) throw new Error(`the site answered ${answer.status}`)
  return reference
}

export async function signIn(page: Page, link: string, name: string, typed = passcode): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your first name').fill(name)
  await page.getByLabel('Staff passcode').fill(typed)
  await page.getByRole('button', { name: 'Show the calls' }).click()
}

/** A person's card in the list. */
export const cardOf = (page: Page, name: string) => page.getByRole('region', { name })
