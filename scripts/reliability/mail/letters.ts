import { none } from '@/scripts/reliability/judge'
import { edgeNetwork, submitForm } from '@/scripts/reliability/mail/contact-form'
import type { startMailService } from '@/scripts/reliability/mail/mail-service'
import { hostile, hostileFigures, spanish, spanishFigures } from '@/scripts/reliability/mail/letter-figures'
import { startSite } from '@/scripts/reliability/site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

const ARRIVAL_LIMIT_MS = 60_000

/** Requests through the real form, read from the mailbox by IMAP. */
export async function measureLetters(
  service: Awaited<ReturnType<typeof startMailService>>,
): Promise<Figure[]> {
  const { env, ...options } = service.siteOptions('none', 'letters@example.com')
  const site = await startSite({
    dataDir: temporaryFolder('letters'),
    env: { ...env, ...edgeNetwork },
    ...options,
  })
  const mailbox = service.mailbox('letters@example.com')
  const arrived = async (count: number) => {
    await waitUntil(async () => (await mailbox.letters()).length >= count, ARRIVAL_LIMIT_MS)
    return mailbox.letters()
  }
  const sentAt = Date.now()
  await submitForm(site.url, spanish)
  const [ordinary] = await arrived(1)
  const refused = await submitForm(site.url, {
    ...spanish,
    firstName: 'Maria\r\nBcc: everyone@elsewhere.test',
  })
  await submitForm(site.url, hostile)
  await arrived(2)
  await site.stop()
  const [, attack, ...others] = await mailbox.letters()
  if (!ordinary || !attack) return [figure('mail: arrives', 'yes', site.output(), false)]
  return [
    ...spanishFigures(ordinary, sentAt),
    ...hostileFigures(attack, ordinary, 2 + others.length),
    none('mail: a line break in the name: forms that were accepted', /Your reference/.test(refused) ? 1 : 0),
  ]
}
