import 'server-only'
import { fileTransport } from '@/lib/contact/transports/file.server'
import { resendTransport } from '@/lib/contact/transports/resend.server'
import { smtpTransport } from '@/lib/contact/transports/smtp.server'
import type { Transport } from '@/lib/contact/transports/transport'
import type { MailSettings } from '@/lib/env'

/** The transport that MAIL_TRANSPORT names. */
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
