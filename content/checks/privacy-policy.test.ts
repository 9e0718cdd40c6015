import { legal } from '../generated/en/legal'

const body = legal['privacy-policy'].sections.find(({ id }) => id === 'device')?.body ?? []
const device = body.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : []))

test.each([
  ['visitor-mode', '7 days after your last visit, or 400 days if you told us'],
  ['contact-outcome', '15 minutes, only when the form is sent without JavaScript'],
])('the privacy page names the cookie %s, and for how long', (cookie, time) => {
  expect(device.filter((line) => line.includes(`(${cookie})`))).toEqual([expect.stringContaining(time)])
})

test('a half-written form may come back with its tab', () =>
  expect(device).toContain(
    'A half-written form, until you send it; browsers may bring it back with a reopened tab',
  ))
