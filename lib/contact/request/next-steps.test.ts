import { callDeadline } from '@/lib/contact/request/call-deadline'
import { nextSteps } from '@/lib/contact/request/next-steps'

test.each([
  ['2026-11-17T10:30:00-08:00', 'Expect our call by Wednesday at 10:30 AM.'],
  ['2026-11-19T18:00:00-08:00', 'Expect our call by Friday at 4 PM.'],
  ['2026-11-20T17:00:00-08:00', 'Our office is closed on weekends. Expect a call by Monday at noon.'],
  [
    '2026-11-25T18:00:00-08:00',
    'Our office is closed on weekends and holidays. Expect a call by Monday at noon.',
  ],
  ['2026-11-22T20:00:00-08:00', 'Our office is closed on weekends. Expect a call by Monday at 5 PM.'],
])('received %s: %s', (receivedAt, expected) =>
  expect(nextSteps(callDeadline(new Date(receivedAt)))).toEqual({
    expect: expected,
    phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
  }),
)

test.each(['emergency', 'crisis', 'same-day'] as const)(
  'a warning sign, %s: no call to wait for',
  (urgency) =>
    expect(nextSteps(callDeadline(new Date('2026-11-17T10:30:00-08:00')), urgency)).toEqual({
      expect: null,
      phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
    }),
)
