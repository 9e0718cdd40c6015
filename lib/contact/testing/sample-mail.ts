import type { Mail } from '@/lib/contact/delivery/transports/transport'

/** An e-mail with content that is hard to transmit: several scripts, a long line, a lone dot. */
export const sampleMail: Mail = {
  key: 'HS-7K3M-9Q2T',
  from: 'Hanford Spine <website@example.com>',
  to: 'requests@example.com',
  replyTo: 'jane.sample@example.com',
  subject: 'Appointment request HS-7K3M-9Q2T',
  text: `Name: José 王\n.\n> ${'long '.repeat(400)}.`,
  html: '<p>José 王</p>',
  date: new Date('2026-11-17T18:00:00Z'),
  urgent: false,
}
