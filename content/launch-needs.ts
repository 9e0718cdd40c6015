/*
 * What has to be settled before going live: each need by who provides it, with the reason. The launch check decides which are open
 * (lib/launch-check/checks); {about} is the claim or detail in question.
 */
export const needs = {
  surgeon: {
    'sample-name': 'Your full name the way patients know it, because every page names you',
    'degree-not-confirmed':
      'Your degree and your specialty as they stand on your certificates, because they appear beside your name',
    'surgeon-detail-missing':
      'For the pages and answers: “{about}”, because patients ask and the site leaves it out until you say',
    'training-not-confirmed':
      'Your word that the years of training and the board certification on the site are right, because patients can look them up',
    'figure-not-substantiated':
      'The records behind the figure “{about}”, because California law allows only figures you can prove; without records it comes off the site',
    'recovery-time-not-substantiated':
      'Your own records or a study behind the recovery time “{about}”, because patients plan their work by it; otherwise it comes off the site',
    'medical-sign-off-missing':
      'Your signature on the document that npm run sign-off prints, because the site tells patients what is urgent and when they can go back to work',
    'review-not-current':
      'A new check of a health page against its sources, because its last one was more than two years ago, or has a date in the future',
  },
  'office manager': {
    'staff-mailbox-missing':
      'The mailbox that someone reads every working day, because appointment requests go there and we promise a call within 24 hours',
    'staff-passcode-missing':
      'A passcode for the staff, told to the web person by phone, because with it the link in the e-mail opens the list of calls to make; otherwise only the server has it, and requests that nobody marks cause reminders',
    'nobody-alerted':
      'Who gets an alert when requests don’t arrive or the site is down, and how to reach that person other than by the same e-mail, because a request nobody sees is a patient left waiting',
    'mail-agreement-missing':
      'A signed business associate agreement with the mail service, because it carries what patients write. Its host name then goes into BUSINESS_ASSOCIATES; without an agreement, set CONTACT_EMAIL_DETAIL=reference',
    'assistant-agreement-missing':
      'A signed business associate agreement with the provider of the assistant’s model, because it receives what visitors ask and masking is no guarantee. Its host name then goes into BUSINESS_ASSOCIATES; without an agreement, remove the key',
    'sample-address': 'The street address with suite, city and ZIP code, because patients drive there',
    'sample-phone':
      'The phone number that patients should call, because it is the first thing most of them look for',
    'sample-fax': 'The fax number, because other offices send records and referrals by fax',
    'sample-email': 'The e-mail address that patients may see, because it is shown beside the phone number',
    'hours-not-confirmed':
      'The opening hours, the phone hours and the days you are closed this year, because the site computes from them by when a patient has to be called back',
    'name-not-confirmed':
      'The name of the practice, and where the entrance is on a map, because the site measures from there whether a visitor lives nearby',
    'building-not-confirmed':
      'Your word that parking is free and the building accessible, and that referrals go as the page for referring offices says, because people plan by them',
    'insurance-not-substantiated':
      'The list of insurance plans you accept, because the site says “{about}” and has to be able to prove it',
    'office-detail-missing':
      'For the pages and answers: “{about}”, because patients ask and the site leaves it out until you say',
    'sample-reviews':
      'Real reviews and stories, each with the patient’s written consent to the words, the name and the procedure, because made-up ones are against the law once the site is live; counsel looks at the consents first',
  },
  counsel: {
    'legal-review-missing':
      'A review of all notices under /legal, with an answer to every line of docs/counsel-checklist.md, because they are templates until a lawyer has read them',
  },
  'web person': {
    'site-url-not-public':
      'The domain, as https://…, with DNS that points to the machine, because every page names its own address; build with it',
    'mail-not-sent':
      'An account at a mail service that signs a business associate agreement, because requests reach the staff through it',
    'sender-missing':
      'The sender’s address on your own domain, with the SPF, DKIM and DMARC records that the mail service gives you, because without them the staff’s mail ends up in the spam folder',
    'sender-not-protected':
      'The sender’s address on your own domain, with the SPF, DKIM and DMARC records that the mail service gives you, because without them the staff’s mail ends up in the spam folder',
    'storage-does-not-last':
      'A PostgreSQL database, or a folder on a disk that lasts and outside of the checkout such as /var/lib/spine, because requests are stored there until they are delivered',
    'database-not-usable':
      'A database that the site can use and that nobody else can read or answer for, because requests are stored there (docs/configuration.md)',
    'requests-key-missing':
      'The key that encrypts requests, from `openssl rand -base64 32`, with a copy in the practice’s password manager, because a generated one lies beside the requests, and nothing stored can be read without it',
    'mail-files-left':
      'A look into the mail folder as the site’s user, to save what the office needs and delete the rest, because the files are not encrypted',
    'cron-secret-missing':
      'The secret of the call that Vercel makes every minute, from `openssl rand -base64 32`, because without it delayed e-mail is never sent, nothing is erased, and nobody is alerted',
    'place-not-known':
      'A decision on how the site finds out whether a visitor lives nearby, such as an edge network or dbip, because without one nobody sees the phone number or the form at first',
    'proxy-not-counted':
      'The number of proxies that add to X-Forwarded-For, usually 1, because otherwise all visitors share one limit: five requests in ten minutes',
    'configuration-refused':
      'A valid setting, because the site would not start; docs/configuration.md describes it',
    'sample-security-address':
      'An address for security reports, because researchers look for one in /.well-known/security.txt',
    'sample-detail': 'The real value in place of a sample, because patients take it for real',
    'page-speaks-of-samples':
      'Sentences about samples rewritten once real reviews are in, because they would no longer be true',
    'practice-is-sample':
      'The switch from demonstration to real practice, last, because the footer of every page calls the site a demonstration until then',
  },
} as const

export type Person = keyof typeof needs
export type Need = { [Who in Person]: keyof (typeof needs)[Who] }[Person]

const claimLaw = 'California Business and Professions Code 651(b)'
const hipaa = '45 CFR 164.502(e)'

/** The laws that an open need may violate. */
export const rules: Partial<Record<Need, string>> = {
  'mail-agreement-missing': hipaa,
  'assistant-agreement-missing': hipaa,
  'figure-not-substantiated': claimLaw,
  'recovery-time-not-substantiated': claimLaw,
  'insurance-not-substantiated': claimLaw,
  'sample-reviews': `16 CFR 465.2; ${claimLaw}`,
}

/** What only a person can tell whether it is done, with the place it goes to. */
export const always: Record<Person, Record<string, string>> = {
  surgeon: {},
  'office manager': {
    'Photographs of the surgeon, the office and the team if you want them in place of the drawings, with the written consent of everyone in them, because a face may be used only with consent':
      'public/pictures; docs/content.md, “Pictures”',
    'Signed business associate agreements with the hosting provider, and with the database provider and the edge network if there are any, because requests pass through them':
      'your own files; nothing to enter',
    'A qualified native speaker who reads the Spanish answers, because a mistake in them could harm a patient':
      'content/assistant/practice.ts and replies.ts',
  },
  counsel: {
    'A look at the consents for reviews and photographs before they go online, because the law asks for more than a yes':
      'the practice’s files; docs/content.md, “Before the site goes live”',
  },
  'web person': {
    'A daily backup that was restored once as a test, and a copy of the key in another place, because a disk can fail':
      'docs/operations.md, “Backup”',
    'The test with a phone, by someone who didn’t set the site up, because only a delivered request proves that everything works':
      'docs/launch.md, “Test it”',
  },
}

export const checklistWords = {
  introduction: `What we still need before the website can go live.
Each line ends with the file or setting it goes into. A line disappears from this list once its answer is there.
Lines marked * stay, because only a person can tell whether they are done.`,
  unread: `Some settings are invalid, so the others weren’t checked and are missing from this list. Correct them first: see the
end of the list.`,
}
