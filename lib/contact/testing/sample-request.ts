import type { AppointmentRequest } from '@/lib/contact/schema'

/** A request by a made-up person, as our form sends it. */
export const sampleRequest: AppointmentRequest = {
  firstName: 'Jane',
  lastName: 'Sample',
  email: 'jane.sample@example.com',
  phone: '(559) 555-0123',
  condition: 'herniated-disc',
  message: 'My back hurts.\nMornings are worst.',
}
