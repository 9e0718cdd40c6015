import 'server-only'
import { fileTransport } from '@/lib/contact/delivery/transports/file.server'
import { resendTransport } from '@/lib/contact/delivery/transports/resend.server'
import { smtpTransport } from '@/lib/contact/delivery/transports/smtp.server'
import type { Transport } from '@/lib/contact/delivery/transports/transport'
import type { MailSettings } from '@/lib/env'

/** The transport that MAIL_TRANSPORT selects. */
export function transportFor(settings: MailSettings): Transport {
  switch (settings.transport) {
    case 'file':
      return fileTransport(settings.dataDir)
    case 'smtp':
      return smtpTransport(settings.url)
    case 'resend':
      return resendTransport(settings.apiKey, settings.baseUrl)
  }
}
