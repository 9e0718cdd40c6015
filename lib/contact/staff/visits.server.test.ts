import { openStore } from '@/lib/contact/store/contact-store.server'
import { saveVisits, visitsSince } from '@/lib/contact/store/visits.server'
import { visitsText } from '@/lib/contact/staff/visits.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { addVisits, takeVisits } from '@/lib/platform/visits'

const newFolder = temporaryFolders()
/** Times in Hanford; the second is the next day in UTC. */
const thanksgiving = Date.parse('2026-11-26T12:00:00-08:00')
const lateThatDay = Date.parse('2026-11-26T23:30:00-08:00')
const nextDay = Date.parse('2026-11-27T08:00:00-08:00')

test('visits add up per page and day, on the office’s calendar, and are printed', async () => {
  const { db } = await openStore(newFolder())
  addVisits([['/about', 2]])
  await saveVisits(db, thanksgiving)
  addVisits([
    ['/about', 1],
    ['/', 4],
  ])
  await saveVisits(db, lateThatDay)
  addVisits([['/about', 5]])
  await saveVisits(db, nextDay)
  expect(await visitsSince(db, '2026-11-26')).toEqual([
    { day: '2026-11-26', page: '/', count: 4 },
    { day: '2026-11-26', page: '/about', count: 3 },
    { day: '2026-11-27', page: '/about', count: 5 },
  ])
  expect((await visitsText(db, nextDay)).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['page', 'today', '7 days', '28 days'],
    ['/about', '5', '8', '8'],
    ['/', '0', '4', '4'],
    ['all pages', '5', '12', '12'],
  ])
  await db.destroy()
})

test('a store that can’t be written keeps the counts waiting', async () => {
  const { db } = await openStore(newFolder())
  await db.destroy()
  addVisits([['/about', 1]])
  await expect(saveVisits(db, nextDay)).rejects.toThrow()
  expect(takeVisits()).toEqual([['/about', 1]])
})

test('without visits there is nothing to write', async () => {
  const { db } = await openStore(newFolder())
  await saveVisits(db, nextDay)
  expect(await visitsText(db, nextDay)).toBe('There are none.')
  await db.destroy()
})
