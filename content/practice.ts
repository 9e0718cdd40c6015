import { z } from 'zod'
import { officePosition } from '@/content/office-position'

/**
 * Every fact about the practice, in one place. `sample: true` means made up for the demonstration: replace the values
 * and set it to false when the practice supplies its own.
 */
const practiceSchema = z.object({
  sample: z.boolean(),
  name: z.string(),
  descriptor: z.string(),
  /** Where someone who finds a hole in this website writes (security.txt). Not the office's: that is for patients nearby. */
  webSecurityEmail: z.email(),
  surgeon: z.object({ name: z.string(), credentials: z.string(), specialty: z.string() }),
  office: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    region: z.string(),
    regionName: z.string(),
    postalCode: z.string(),
    phone: z.object({ display: z.string(), href: z.string().startsWith('tel:') }),
    fax: z.string(),
    email: z.email(),
    position: z.object({ lat: z.number(), lng: z.number() }),
    timeZone: z.string(),
    hours: z.array(z.object({ days: z.string(), time: z.string(), isOpen: z.boolean() })),
    phoneHours: z.string(),
  }),
  /** Whether the surgeon has read and approved the health pages (docs/sign-off.md). Until then they say so. */
  medicalReview: z.object({ isSignedOff: z.boolean() }),
  /** Whether counsel has reviewed the notices under /legal. Until then they say so. */
  legalReview: z.object({ isReviewed: z.boolean() }),
  copyrightYear: z.number().int(),
})

export const practice = practiceSchema.parse({
  sample: true,
  name: 'Hanford Spine',
  descriptor: 'Orthopedic spine surgery',
  webSecurityEmail: 'web-security@example.com',
  surgeon: { name: 'Dr. Sample Surgeon', credentials: 'MD', specialty: 'Orthopedic spine surgery' },
  office: {
    name: 'Hanford Spine office',
    address: '100 Example Street, Suite 200',
    city: 'Hanford',
    region: 'CA',
    regionName: 'California',
    postalCode: '93230',
    phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
    fax: '(559) 555-0143',
    email: 'office@example.com',
    position: officePosition,
    timeZone: 'America/Los_Angeles',
    hours: [
      { days: 'Monday to Thursday', time: '8:00 AM to 5:00 PM', isOpen: true },
      { days: 'Friday', time: '8:00 AM to 4:00 PM', isOpen: true },
      { days: 'Saturday and Sunday', time: 'Closed', isOpen: false },
    ],
    phoneHours: 'Monday-Friday 8:00 AM-5:00 PM',
  },
  medicalReview: { isSignedOff: false },
  legalReview: { isReviewed: false },
  copyrightYear: 2025,
})

const { address, city, region, postalCode } = practice.office

/** The office's address in one line, for a map or a figure. */
export const officeAddressLine = `${address}, ${city}, ${region} ${postalCode}`
