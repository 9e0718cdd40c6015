import fc from 'fast-check'
import { csvText, parseCsv } from './csv'
import { fileText, parseFile } from './file'
import { encryptFile, decryptFile } from './encrypted-file'
import { anna, anyRecords, sampleDay, sampleRecords } from './testing/sample-records'

test('a file round-trips all records', () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      expect(parseFile(fileText(records))).toEqual({ ok: true, value: records })
    }),
  )
})

test('upgrades a version 1 file, which had no forms', () => {
  const { people, plans, days } = sampleRecords
  const old = JSON.stringify({ kind: 'records', version: 1, people, plans, days })
  expect(parseFile(old)).toEqual({ ok: true, value: { ...sampleRecords, forms: [] } })
})

test.each([
  ['text that is not JSON', 'Dear diary', 'not-ours'],
  ['a file from another program', '{"version":2,"people":[]}', 'not-ours'],
  ['a newer version', '{"kind":"records","version":3,"moods":[]}', 'newer'],
  [
    'a pain score of 11',
    fileText({ ...sampleRecords, days: [sampleDay('2026-11-03', { pain: 11 })] }),
    'damaged',
  ],
  ['a day without a person', fileText({ ...sampleRecords, people: [] }), 'damaged'],
  [
    'a duplicate day',
    fileText({ ...sampleRecords, days: [sampleDay('2026-11-03'), sampleDay('2026-11-03')] }),
    'damaged',
  ],
  ['a truncated file', fileText(sampleRecords).slice(0, 200), 'not-ours'],
])('rejects %s with the right code', (_, text, code) => {
  expect(parseFile(text)).toEqual({ ok: false, code })
})

test('CSV round-trips every day', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecords, async (records) => {
      const parsed = await parseCsv(await csvText(records), records.people)
      if (records.days.length === 0) return
      expect(parsed).toMatchObject({ ok: true, value: { days: records.days } })
    }),
  )
})

test('no CSV cell starts with a formula', async () => {
  const notes = '=HYPERLINK("https://example.com")'
  const text = await csvText({ ...sampleRecords, days: [sampleDay('2026-11-03', { notes })] })
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).not.toMatch(/[,"\n]=HYPERLINK/)
})

test('CSV names map to existing people or to new ones', async () => {
  const text = await csvText(sampleRecords)
  const parsed = await parseCsv(text, [anna])
  const [first, second] = parsed.ok ? parsed.value.people : []
  expect(first).toEqual(anna)
  expect(second?.name).toBe('Bert Example')
  expect(second?.id).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['an unrelated CSV file', 'Name,Age\nAda,36\n', 'not-ours'],
  ['a pain score that is not a number', ['Anna', '2026-11-03', 'bad', '', '', '', '', '', '', ''], 'damaged'],
  ['an invalid date', ['Anna', '11/03/2026', '4', '', '', '', '', '', '', ''], 'damaged'],
])('rejects %s', async (_, cells, code) => {
  const head = (await csvText({ ...sampleRecords, days: [sampleDay('2026-11-03')] })).split('\r\n')[0]
  const text = typeof cells === 'string' ? cells : `${head}\r\n${cells.join(',')}`
  expect(await parseCsv(text, [])).toEqual({ ok: false, code })
})

test('an encrypted file opens only with its passphrase, and states its algorithms', async () => {
  const locked = await encryptFile('Wound dry', 'four plain short words')
  if (!locked.ok) throw new Error(locked.code)
  expect(locked.value).not.toContain('Wound')
  expect(JSON.parse(locked.value)).toMatchObject({
    key: { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 },
    cipher: { name: 'AES-GCM' },
  })
  expect(await decryptFile(locked.value, 'four plain short words')).toEqual({ ok: true, value: 'Wound dry' })
  expect(await decryptFile(locked.value, 'Four plain short words')).toEqual({
    ok: false,
    code: 'wrong-passphrase',
  })
  const again = await encryptFile('Wound dry', 'four plain short words')
  expect(again).not.toEqual(locked)
})

test('rejects an encrypted file with too many or too few iterations, or a newer version', async () => {
  const locked = await encryptFile('Wound dry', 'four plain short words')
  const file = JSON.parse(locked.ok ? locked.value : '') as { key: object }
  const altered = (change: object) =>
    decryptFile(JSON.stringify({ ...file, ...change }), 'four plain short words')
  expect(await altered({ key: { ...file.key, iterations: 1e12 } })).toEqual({ ok: false, code: 'not-ours' })
  expect(await altered({ key: { ...file.key, iterations: 1 } })).toEqual({ ok: false, code: 'not-ours' })
  expect(await altered({ version: 2 })).toEqual({ ok: false, code: 'newer' })
})
