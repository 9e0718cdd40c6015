import { readdirSync, readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { startResendReceiver } from '../../../lib/contact/testing/resend-receiver'
import { startSmtpReceiver } from '../../../lib/contact/testing/smtp-receiver'
import { deliveryOf, letTimePass, patient, staffMail, subjectFor } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

const addresses = { CONTACT_TO: 'staff@example.com', CONTACT_FROM: 'site@example.com' }

async function send(
  url: string,
  values: Partial<typeof patient> = {},
): Promise<{ status: number; reference: string }> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...patient, ...values }),
  })
  const { reference } = (await response.json()) as { reference: string }
  return { status: response.status, reference }
}

test('SMTP: a real server receives the mail with the patient as reply-to', async () => {
  const receiver = await startSmtpReceiver()
  const site = await startSite({
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
    ...addresses,
  })
  const { status, reference } = await send(site.url)
  expect(status).toBe(200)
  await expect.poll(() => receiver.mails.length).toBe(1)
  const [received] = receiver.mails
  expect(received).toMatchObject({ from: 'site@example.com', to: ['staff@example.com'] })
  const mail = await PostalMime.parse(received?.raw ?? '')
  expect(mail.subject).toMatch(subjectFor(reference))
  expect(mail.replyTo?.[0]?.address).toBe(patient.email)
  expect(mail.text).toContain(patient.message)
  await site.stop()
  await receiver.close()
})

test('Resend: a compatible server receives the mail once, under one idempotency key', async () => {
  const receiver = await startResendReceiver()
  const site = await startSite({
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: receiver.url,
    ...addresses,
  })
  const { status, reference } = await send(site.url)
  expect(status).toBe(200)
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(receiver.calls[0]).toMatchObject({
    path: 'POST /emails',
    authorization: 'Bearer re_test',
    mail: {
      to: addresses.CONTACT_TO,
      from: addresses.CONTACT_FROM,
      subject: expect.stringMatching(subjectFor(reference)),
    },
  })
  expect(receiver.calls[0]?.idempotencyKey).toContain(reference)
  await site.stop()
  await receiver.close()
})

test('killed while the mail server is down, the site delivers after a restart', async () => {
  const nobody = { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9', ...addresses }
  const before = await startSite(nobody)
  const { status, reference } = await send(before.url)
  expect(status).toBe(200)
  await before.stop('SIGKILL')
  // If killed during an attempt, delivery waits until its lease expires; otherwise for the retry.
  letTimePass(before.dataDir)
  const after = await startSite({ MAIL_TRANSPORT: 'file' }, before.dataDir)
  await expect.poll(() => staffMail(after.dataDir, reference)).not.toBeNull()
  expect((await staffMail(after.dataDir, reference))?.text).toContain(patient.message)
  await after.stop()
})

test('no patient input is in plain text on disk or in the log', async () => {
  const site = await startSite({ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9', ...addresses })
  const canary = 'Canary-7731'
  const { status, reference } = await send(site.url, {
    lastName: canary,
    message: `${canary} in the message`,
  })
  expect(status).toBe(200)
  // The mail service was down, and the site has recorded it.
  await expect.poll(() => deliveryOf(site.dataDir, reference)).toEqual({ state: 'pending', attempts: 1 })
  await site.stop()
  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(1)
  for (const { parentPath, name } of files) {
    expect(readFileSync(`${parentPath}/${name}`).includes(canary)).toBe(false)
  }
  expect(site.output()).not.toContain(canary)
})

test('a site that cannot deliver refuses to start and names the variable to fix', async () => {
  await expect(startSite({ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9' })).rejects.toThrow(
    /CONTACT_TO/,
  )
  await expect(startSite({ DATABASE_URL: 'postgres://db.example.com/spine' })).rejects.toThrow(/REQUESTS_KEY/)
  await expect(startSite({ SITE_URL: 'https://elsewhere.example.com' })).rejects.toThrow(
    /SITE_URL=https:\/\/elsewhere\.example\.com npm run build/,
  )
})
