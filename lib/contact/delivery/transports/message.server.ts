import 'server-only'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '@/lib/contact/delivery/transports/transport'

/** The domain of an address such as `Website <website@example.com>`. */
export const domainOf = (address: string) => /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? 'localhost'

/** A message for nodemailer. Its Message-ID never changes, so that mail clients can drop duplicates. */
export function toMessage(mail: Mail): SendMailOptions {
  return {
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    ...(mail.urgent && { priority: 'high' }),
    messageId: `<${mail.key.toLowerCase()}@${domainOf(mail.from)}>`,
    xMailer: false,
    // Message content must never make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
