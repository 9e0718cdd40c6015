import { notRun } from '@/scripts/reliability/judge'
import { measureServiceFault, type FaultNumbers } from '@/scripts/reliability/mail/service-faults'
import { measureLetters } from '@/scripts/reliability/mail/letters'
import { serviceFaults, startMailService, whyNoMailService } from '@/scripts/reliability/mail/mail-service'
import { sideBySide } from '@/scripts/reliability/side-by-side'
import type { Figure } from '@/tests/run/report'

/** Appointment requests through Debian's Postfix into a mailbox, when all is well and with each fault. */
export async function measureMail(numbers: FaultNumbers): Promise<Figure[]> {
  const reason = whyNoMailService()
  if (reason) return [notRun('mail through Postfix', 'arrives once', reason)]
  const service = await startMailService()
  try {
    const letters = await measureLetters(service)
    const faults = await sideBySide('mail', serviceFaults, (fault) =>
      measureServiceFault(service, fault, numbers),
    )
    return [...letters, ...faults]
  } finally {
    await service.stop()
  }
}
