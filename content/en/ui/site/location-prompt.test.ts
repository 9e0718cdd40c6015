import { locationPrompt } from '@/content/en/ui/site/location-prompt'

test.each([
  ['scheduling', 'Enable Local Scheduling', 'Direct appointment booking'],
  ['contact', 'Find Local Office', 'Office address & phone'],
  ['appointment', 'Find Local Office', 'Office address & phone'],
  ['default', 'Personalized Experience', 'Tailored content'],
] as const)('context %s: %s', (context, title, benefit) =>
  expect(locationPrompt.contexts[context]).toEqual({ title, benefit }),
)

test('there are no other contexts', () => expect(Object.keys(locationPrompt.contexts)).toHaveLength(4))

test('buttons', () =>
  expect(locationPrompt).toMatchObject({
    allow: 'Allow Location Access',
    checking: 'Checking location...',
    decline: 'Continue Without Location',
  }))

test('the privacy note says what is stored, and for how long', () =>
  expect(locationPrompt.privacy).toBe(
    'Your location is used only to decide whether you’re near the office. We don’t store it or share it. Your device keeps only the answer and the distance in miles, for 7 days.',
  ))
