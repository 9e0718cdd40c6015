import type { Group } from '@/lib/launch-check/checklist/item'

export const officeManager: Group = {
  heading: 'FROM THE OFFICE MANAGER',
  items: [
    {
      ask: 'The street address with suite, city and ZIP code, because patients drive there',
      needs: ['sample-detail: content/practice.ts, office.address'],
      place: 'content/office.ts, address, city, postalCode',
    },
    {
      ask: 'The phone number that patients should call, because it is the first thing most of them look for',
      needs: ['sample-phone: content/practice.ts, office.phone'],
      place: 'content/office.ts, phone.display and phone.href',
    },
    {
      ask: 'The fax number, because other offices send records and referrals by fax',
      needs: ['sample-phone: content/practice.ts, office.fax'],
      place: 'content/office.ts, fax',
    },
    {
      ask: 'The e-mail address that patients may see, because it is shown beside the phone number',
      needs: ['sample-email: content/practice.ts, office.email'],
      place: 'content/office.ts, email',
    },
    {
      ask: 'The opening hours, the phone hours and the days you are closed this year, because the site computes from them by when a patient has to be called back',
      needs: ['practice-is-sample'],
      place: 'content/office.ts, hours, phoneHours, holidays',
    },
    {
      ask: 'The name of the practice, and where the entrance is on a map, because the site measures from there whether a visitor lives nearby',
      needs: ['practice-is-sample'],
      place: 'content/practice.ts, name; content/office-position.ts',
    },
    {
      ask: 'Your word that parking is free and the building accessible, because the contact page says so',
      needs: ['practice-is-sample'],
      place: 'content/en/ui/contact/page.ts',
    },
    {
      ask: ({ detail }) =>
        `The list of insurance plans you accept, because the site says “${detail}” and has to be able to prove it`,
      needs: ['claim-not-substantiated: content/claims.ts, insurance'],
    },
    {
      ask: ({ detail }) =>
        `For the answers to patients: “${detail}”, because they ask and the site leaves it out until you say`,
      needs: ['detail-missing: content/still-missing.ts, office'],
    },
    {
      ask: 'Real reviews and stories, each with the patient’s written consent to the words, the name and the procedure, because made-up ones are against the law once the site is live',
      needs: ['sample-stories', 'sample-testimonials'],
    },
    {
      ask: 'Photographs of the surgeon, the office and the team if you want them in place of the drawings, with the written consent of everyone in them, because a face may be used only with consent',
      place: 'public/pictures; docs/content.md, “Pictures”',
    },
    {
      ask: 'The mailbox that someone reads every working day, because appointment requests go there and we promise a call within 24 hours',
      needs: ['mail-address-missing: CONTACT_TO', 'mail-address-example: CONTACT_TO'],
    },
    {
      ask: 'A passcode for the staff, told to the web person by phone, because the link in the e-mail opens a patient’s request with it',
      needs: ['staff-links-off'],
      place: 'STAFF_PASSCODE',
    },
    {
      ask: 'Who gets an alert when requests don’t arrive, and how to reach that person, because a request nobody sees is a patient left waiting',
      needs: ['nobody-alerted'],
      place: 'ALERT_WEBHOOK_URL or HEARTBEAT_URL',
    },
    {
      ask: 'A signed business associate agreement with the mail service, because it carries what patients write',
      needs: ['mail-not-sent', 'mail-access-', 'mail-agreement-missing'],
      place: 'BUSINESS_ASSOCIATES',
    },
    {
      ask: 'A signed business associate agreement with the provider of the assistant’s model, because it receives what visitors ask',
      needs: ['assistant-agreement-missing'],
      place: 'BUSINESS_ASSOCIATES',
    },
    {
      ask: 'Signed business associate agreements with the hosting provider, and with the database provider and the edge network if there are any, because requests pass through them',
      place: 'your own files; nothing to enter',
    },
    {
      ask: 'A qualified native speaker who reads the Spanish answers, because a mistake in them could harm a patient',
      place: 'content/assistant/practice.ts and replies.ts',
    },
  ],
}
