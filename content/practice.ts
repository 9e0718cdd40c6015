import { z } from 'zod'
import { office } from '@/content/office'

const weekday = z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
const hour = z.number().min(0).max(24)

/**
 * All facts about the practice in one place. `sample: true` means that they are made up for the
 * demonstration: replace the values and set it to false once the practice supplies its own.
 */
const practiceSchema = z.object({
  sample: z.boolean(),
  name: z.string(),
  descriptor: z.string(),
  /**
   * Where security researchers report vulnerabilities (security.txt). Not the office's address, which is only
   * for local patients.
   */
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
    afterHours: z.object({ display: z.string(), href: z.string().startsWith('tel:') }).nullable(),
    fax: z.string(),
    email: z.email(),
    position: z.object({ lat: z.number(), lng: z.number() }),
    timeZone: z.string(),
    openings: z.array(
      z.object({ from: weekday, to: weekday, opens: hour, closes: hour, phoneUntil: hour.optional() }),
    ),
    hours: z.array(z.object({ days: z.string(), time: z.string(), isOpen: z.boolean() })),
    holidays: z.array(z.iso.date()),
    phoneHours: z.string(),
  }),
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
  office,
  legalReview: { isReviewed: false },
  copyrightYear: 2025,
})
