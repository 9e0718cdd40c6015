import { officePosition } from '@/content/office-position'

/**
 * How the office is reached. It stands apart from the other facts (practice.ts, which checks it) because a browser loads it
 * once it turns out that its visitor is local: no other script may contain the phone number.
 */
export const office = {
  name: 'Hanford Spine office',
  address: '100 Example Street, Suite 200',
  city: 'Hanford',
  region: 'CA',
  regionName: 'California',
  postalCode: '93230',
  phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
  /** The number that answers when the office is closed, such as { display: '(559) 555-0144', href: 'tel:+15595550144' }. */
  afterHours: null as { display: string; href: string } | null,
  fax: '(559) 555-0143',
  email: 'office@example.com',
  position: officePosition,
  timeZone: 'America/Los_Angeles',
  // Written like these lines, because the deadlines of appointment requests are read from them, too.
  hours: [
    { days: 'Monday to Thursday', time: '8:00 AM to 5:00 PM', isOpen: true },
    { days: 'Friday', time: '8:00 AM to 4:00 PM (phone until 5:00 PM)', isOpen: true },
    { days: 'Saturday and Sunday', time: 'Closed', isOpen: false },
  ],
  /** Days on which the office is closed, such as '2026-12-25'. Calls that would be due then move to the next working day. */
  holidays: [] as string[],
  phoneHours: 'Monday-Friday 8:00 AM-5:00 PM',
}

/** The office's address in one line, for a map or a figure. */
export const officeAddressLine = `${office.address}, ${office.city}, ${office.region} ${office.postalCode}`
