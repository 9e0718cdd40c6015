import { deliverable } from '../support/servers/requests'

/** A site that sends its mail to this mailbox, behind one proxy, so that visitors have addresses of their own. */
export const siteFor = ({ url }: { url: string }) => ({
  ...deliverable,
  MAIL_TRANSPORT: 'resend',
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: url,
  CONTACT_TO: 'staff@example.com',
  CONTACT_FROM: 'site@example.com',
  TRUSTED_PROXY_HOPS: '1',
})
