import { officePosition } from '@/content/office-position'

/**
 * When the office is open, in the order in which visitors read it: a day or a range of days, and hours on a 24-hour clock
 * (16.5 is 4:30 PM). Requests are due by these hours, and the lines that visitors read are printed from them.
 */
const openings = [
  { from: 'Monday', to: 'Thursday', opens: 8, closes: 17 },
  { from: 'Friday', to: 'Friday', opens: 8, closes: 16, phoneUntil: 17 },
]

/** 16.5 as '4:30 PM' */
function clockTime(hour: number): string {
  const minutes = String((hour % 1) * 60).padStart(2, '0')
  return `${Math.floor((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const isOpenOn = (day: string) =>
  openings.some(({ from, to }) => week.slice(week.indexOf(from), week.indexOf(to) + 1).includes(day))

const hours = [
  ...openings.map(({ from, to, opens, closes, phoneUntil }) => ({
    days: from === to ? from : `${from} to ${to}`,
    time: `${clockTime(opens)} to ${clockTime(closes)}${phoneUntil ? ` (phone until ${clockTime(phoneUntil)})` : ''}`,
    isOpen: true,
  })),
  { days: week.filter((day) => !isOpenOn(day)).join(' and '), time: 'Closed', isOpen: false },
]

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
  openings,
  hours,
  /** Days on which the office is closed, such as '2026-12-25'. Calls that would be due then move to the next working day. */
  holidays: [] as string[],
  phoneHours: 'Monday-Friday 8:00 AM-5:00 PM',
}

/** The office's address in one line, for a map or a figure. */
export const officeAddressLine = `${office.address}, ${office.city}, ${office.region} ${office.postalCode}`
