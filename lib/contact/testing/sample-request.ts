import type { AppointmentRequest } from '@/lib/contact/request/schema'

/** A request by a fictitious person, as our form sends it. */
export const sampleRequest: AppointmentRequest = {
  firstName: 'Jane',
  lastName: 'Sample',
  email: 'jane.sample@example.com',
  phone: '(559) 555-0123',
  bestTime: 'morning',
  language: 'spanish',
  condition: 'herniated-disc',
  message: 'My back hurts.\nMornings are worst.',
}
