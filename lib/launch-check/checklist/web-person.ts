import type { Group } from '@/lib/launch-check/checklist/item'

export const webPerson: Group = {
  heading: 'FROM THE WEB PERSON',
  items: [
    {
      ask: 'The domain, with DNS that points to the machine, because every page names its own address',
      needs: ['site-url-'],
    },
    {
      ask: 'An account at a mail service that signs a business associate agreement, because requests reach the staff through it',
      needs: ['mail-not-sent', 'mail-access-'],
    },
    {
      ask: 'The sender’s address on your own domain, because mail from elsewhere is taken for spam',
      needs: ['mail-address-missing: CONTACT_FROM', 'mail-address-example: CONTACT_FROM'],
    },
    {
      ask: 'The SPF, DKIM and DMARC records that the mail service gives you, because without them the staff’s mail ends up in the spam folder',
      needs: ['sender-', 'mail-address-missing: CONTACT_FROM', 'mail-address-example: CONTACT_FROM'],
      place: 'the DNS of the sender’s domain',
    },
    {
      ask: 'An address for security reports, because researchers look for one in /.well-known/security.txt',
      needs: ['sample-email: content/practice.ts, webSecurityEmail'],
    },
    {
      ask: 'A database or a folder on a disk that lasts, outside the checkout, because requests are stored there until they are delivered',
      needs: ['storage-'],
      place: 'DATA_DIR, or DATABASE_URL',
    },
    {
      ask: 'The key that encrypts requests, with a copy in the practice’s password manager, because nothing stored can be read without it',
      needs: ['requests-key-missing'],
    },
    {
      ask: 'The secret of the call that Vercel makes every minute, because delayed e-mail goes out only then',
      needs: ['cron-secret-missing'],
    },
    {
      ask: 'A decision on how the site finds out whether a visitor lives nearby, because without one nobody sees the phone number or the form at first',
      needs: ['place-not-known'],
    },
    {
      ask: 'The number of proxies in front of the site, because otherwise all visitors share one limit',
      needs: ['proxy-not-counted'],
    },
    {
      ask: 'Sentences about samples rewritten once real reviews are in, because they would no longer be true',
      needs: ['page-speaks-of-samples'],
    },
    {
      ask: 'The switch from demonstration to real practice, last, because the footer of every page calls the site a demonstration until then',
      needs: ['practice-is-sample'],
    },
    {
      ask: 'A daily backup that was restored once as a test, and a copy of the key in another place, because a disk can fail',
      place: 'docs/operations.md, “Backup”',
    },
    {
      ask: 'The test with a phone, by someone who didn’t set the site up, because only a delivered request proves that everything works',
      place: 'docs/launch.md, “Test it”',
    },
  ],
}
