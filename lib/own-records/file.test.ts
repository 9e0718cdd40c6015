import fc from 'fast-check'
import { csvText, parseCsv } from './csv'
import { fileText, parseFile } from './file'
import { lock, unlock } from './locked-file'
import { anna, anyRecords, sampleDay, sampleRecords } from './testing/sample-records'

test('whatever is saved as a file comes back as it was', () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      expect(parseFile(fileText(records))).toEqual({ ok: true, value: records })
    }),
  )
})

test('a file of version 1, which knew no forms, is brought up to date', () => {
  const { people, plans, days } = sampleRecords
  const old = JSON.stringify({ kind: 'own-records', version: 1, people, plans, days })
  expect(parseFile(old)).toEqual({ ok: true, value: { ...sampleRecords, forms: [] } })
})

test.each([
  ['no JSON at all', 'Dear diary', 'not-ours'],
  ['a file of another program', '{"version":2,"people":[]}', 'not-ours'],
  ['a version from the future', '{"kind":"own-records","version":3,"moods":[]}', 'newer'],
  ['a pain of 11', fileText({ ...sampleRecords, days: [sampleDay('2026-11-03', { pain: 11 })] }), 'damaged'],
  ['a day of nobody', fileText({ ...sampleRecords, people: [] }), 'damaged'],
  [
    'a day twice',
    fileText({ ...sampleRecords, days: [sampleDay('2026-11-03'), sampleDay('2026-11-03')] }),
    'damaged',
  ],
  ['half a file', fileText(sampleRecords).slice(0, 200), 'not-ours'],
])('%s is refused with its reason', (_, text, code) => {
  expect(parseFile(text)).toEqual({ ok: false, code })
})

test('a table holds every day, and comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecords, async (records) => {
      const parsed = await parseCsv(await csvText(records), records.people)
      if (records.days.length === 0) return
      expect(parsed).toMatchObject({ ok: true, value: { days: records.days } })
    }),
  )
})

test('no cell of a table starts as a formula', async () => {
  const notes = '=HYPERLINK("https://example.com")'
  const text = await csvText({ ...sampleRecords, days: [sampleDay('2026-11-03', { notes })] })
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).not.toMatch(/[,"\n]=HYPERLINK/)
})

test('the people of a table are those of the same name, or new ones', async () => {
  const text = await csvText(sampleRecords)
  const parsed = await parseCsv(text, [anna])
  const [first, second] = parsed.ok ? parsed.value.people : []
  expect(first).toEqual(anna)
  expect(second?.name).toBe('Bert Example')
  expect(second?.id).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['another table', 'Name,Age\nAda,36\n', 'not-ours'],
  ['a pain that is no number', ['Anna', '2026-11-03', 'bad', '', '', '', '', '', '', ''], 'damaged'],
  ['a date that is none', ['Anna', '11/03/2026', '4', '', '', '', '', '', '', ''], 'damaged'],
])('%s is refused', async (_, cells, code) => {
  const head = (await csvText({ ...sampleRecords, days: [sampleDay('2026-11-03')] })).split('\r\n')[0]
  const text = typeof cells === 'string' ? cells : `${head}\r\n${cells.join(',')}`
  expect(await parseCsv(text, [])).toEqual({ ok: false, code })
})

test('a locked file opens with its passphrase alone, and says how it is locked', async () => {
  const locked = await lock('Wound dry', 'four plain short words')
  if (!locked.ok) throw new Error(locked.code)
  expect(locked.value).not.toContain('Wound')
  expect(JSON.parse(locked.value)).toMatchObject({
    key: { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 },
    cipher: { name: 'AES-GCM' },
  })
  expect(await unlock(locked.value, 'four plain short words')).toEqual({ ok: true, value: 'Wound dry' })
  expect(await unlock(locked.value, 'Four plain short words')).toEqual({
    ok: false,
    code: 'wrong-passphrase',
  })
  const again = await lock('Wound dry', 'four plain short words')
  expect(again).not.toEqual(locked)
})

test('a locked file that asks for endless or too little work, or is newer, is refused before any', async () => {
  const locked = await lock('Wound dry', 'four plain short words')
  const file = JSON.parse(locked.ok ? locked.value : '') as { key: object }
  const altered = (change: object) => unlock(JSON.stringify({ ...file, ...change }), 'four plain short words')
  expect(await altered({ key: { ...file.key, iterations: 1e12 } })).toEqual({ ok: false, code: 'not-ours' })
  expect(await altered({ key: { ...file.key, iterations: 1 } })).toEqual({ ok: false, code: 'not-ours' })
  expect(await altered({ version: 2 })).toEqual({ ok: false, code: 'newer' })
})
