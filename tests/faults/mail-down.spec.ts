import { expect, test } from '@playwright/test'
import { startResendMailbox, type ResendFault } from '../../lib/contact/testing/resend-mailbox'
import { answer } from '../../lib/contact/testing/resend-receiver'
import { deliverNow, letTimePass } from '../support/servers/requests'
import { startSite } from '../support/servers/site-server'
import { siteFor } from './configuration'
import { send, visitor, writersOf } from './visitors'

const faults: Record<string, ResendFault> = {
  'answers 500': (response) => answer(response, 500, { name: 'internal_server_error' }),
  'breaks off before it takes a mail': (response) => void response.destroy(),
  'breaks off after it took a mail': (response, take) => {
    take()
    response.destroy()
  },
  'wants a password that is wrong here': (response) => answer(response, 401, { name: 'invalid_api_key' }),
}

for (const [name, fault] of Object.entries(faults))
  test(`while the mail service ${name}, visitors notice nothing, and each request arrives once it is back`, async () => {
    test.slow()
    const mailbox = await startResendMailbox()
    mailbox.setFault(fault)
    const site = await startSite(siteFor(mailbox))
    const visitors = Array.from({ length: 12 }, (_, number) => visitor(number))
    const answers = await Promise.all(visitors.map((one) => send(site.url, one)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    await expect.poll(() => mailbox.calls.length, { timeout: 15_000 }).toBeGreaterThan(0)

    await site.stop('SIGKILL')
    letTimePass(site.dataDir)
    mailbox.setFault(null)
    const again = await startSite(siteFor(mailbox), site.dataDir)
    await deliverNow(again.url)
    await expect
      .poll(() => writersOf(mailbox.accepted.values()))
      .toEqual(visitors.map(({ email }) => email).sort())
    await again.stop()
    await mailbox.close()
  })
