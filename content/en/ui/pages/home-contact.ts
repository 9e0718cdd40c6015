import { officePlace } from '@/content/generated/practice/place'

/** The contact section of the home page. Free of zod: browsers load it when the visitor's mode changes. */
export const homeContact = {
  heading: 'See a spine specialist',
  text: `If you live within 50 miles of ${officePlace.city}, you can request an appointment online.`,
  button: 'Check Appointment Availability',
  remoteLink: 'Live farther away? Here’s what you can do',
  detailsHeading: 'Or call, write or stop by',
} as const
