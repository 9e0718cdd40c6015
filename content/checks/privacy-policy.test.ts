import { legal } from '../generated/en/legal'

const body = legal['privacy-policy'].sections.find(({ id }) => id === 'device')?.body ?? []
const device = body.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : []))

test.each([
  ['visitor-mode', '7 days after your last visit, or 400 days if you told us'],
  ['contact-outcome', 'lasts 15 minutes and is used only when the form is sent without JavaScript'],
])('the privacy page names the cookie %s, and for how long', (cookie, time) => {
  expect(device.filter((line) => line.includes(`(${cookie})`))).toEqual([expect.stringContaining(time)])
})

test('a half-finished form may come back with its tab', () =>
  expect(device).toContain(
    'A half-finished form, until you send it. Your browser may bring it back if you reopen the tab',
  ))
