import { contactStore } from '@/lib/contact/store/contact-store.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { nextSteps } from '@/lib/contact/request/next-steps.server'

process.env.DATA_DIR = temporaryFolders()()
afterAll(async () => (await contactStore()).db.destroy())

const expectAfter = async (receivedAt: string) => {
  const reference = await saveSample(await contactStore(), {}, { receivedAt: Date.parse(receivedAt) })
  // Much later: a visitor who sends it again is told the same.
  return (await nextSteps(reference, Date.parse('2027-01-05T10:00:00-08:00'))).expect
}

test.each([
  ['2026-11-17T10:30:00-08:00', 'Expect our call by Wednesday at 10:30 AM.'],
  ['2026-11-19T18:00:00-08:00', 'Expect our call by Friday at 4 PM.'],
  ['2026-11-20T17:00:00-08:00', 'Our office is closed on weekends. Expect a call by Monday at noon.'],
  ['2026-11-22T20:00:00-08:00', 'Our office is closed on weekends. Expect a call by Monday at 5 PM.'],
])('received %s: %s', async (receivedAt, words) => expect(await expectAfter(receivedAt)).toBe(words))

test('a request that is not in the store was sent now', async () => {
  expect(await nextSteps('HS-0000-0000', Date.parse('2026-11-17T10:30:00-08:00'))).toEqual({
    expect: 'Expect our call by Wednesday at 10:30 AM.',
    phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
  })
})
