import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'
import {
  dataDir,
  folder,
  inFile,
  names,
  requests,
  staffRequestsFixture,
} from './testing/staff-requests-fixture'

staffRequestsFixture()

describe('npm run requests', () => {
  it('exports undelivered requests to a new file readable only by its owner', async () => {
    const { code, out } = await requests(['export', '--out', 'waiting.csv'])
    expect(code).toBe(0)
    expect(out).toMatch(/^3 requests are in /)
    const file = join(folder, 'waiting.csv')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const csv = readFileSync(file, 'utf8')
    expect(csv.startsWith('\uFEFF"Reference",')).toBeTruthy()
    expect(csv).toMatch(/"'=HYPERLINK\(""https\[:\]\/\/evil\.example""\)\n/)
    for (const name of ['Fay', 'Una', 'Pat'] as const) expect(csv.includes(names[name])).toBeTruthy()
    expect(csv.includes(names.Delia)).toBeFalsy()

    const again = await requests(['export', '--all', '--out', 'waiting.csv'])
    expect(again.code).toBe(1)
    expect(again.out).toMatch(/already exists/)
    expect(readFileSync(file, 'utf8')).toBe(csv)
  })

  it('refuses to export into the checkout or DATA_DIR', async () => {
    symlinkSync(root, join(folder, 'elsewhere'))
    for (const [out, why] of [
      [join(root, 'waiting-2.csv'), /checkout/],
      [join(folder, 'elsewhere', 'docs', '..', 'waiting-2.csv'), /checkout/],
      [join(dataDir, 'waiting-2.csv'), /DATA_DIR/],
    ] as const) {
      const { code, out: said } = await requests(['export', '--out', out])
      expect(code).toBe(1)
      expect(said).toMatch(why)
      expect(said).toMatch(/such as --out ~\/waiting-2\.csv, and delete it after use/)
    }
    for (const place of [root, dataDir]) expect(existsSync(join(place, 'waiting-2.csv'))).toBe(false)
  })

  it('exports everything to standard output', async () => {
    const { code, out } = await requests(['export', '--all'])
    expect(code).toBe(0)
    for (const reference of Object.values(names)) expect(out.includes(`\r\n"${reference}"`)).toBeTruthy()
  })

  it('erases exactly what the dry run counted', async () => {
    const rehearsal = await requests(['purge', '--dry-run'])
    expect(rehearsal.out).toBe(
      '2 bodies would be erased, 1 requests would be forgotten, 0 mail files would be removed.\n',
    )
    expect((await requests(['list'])).out.split('\n').length).toBe(8)
    const real = await requests(['purge'])
    expect(real.out).toBe('2 bodies were erased, 1 requests were forgotten, 0 mail files were removed.\n')
    expect((await requests(['show', names.Wanda])).out).toMatch(/has been erased/)
    expect((await requests(['show', names.Delia])).out).toMatch(/^> delivered$/m)
    expect((await requests(['show', names.Old])).code).toBe(1)
  })

  it('erases a request after confirmation, and says what is left to do', async () => {
    const file = join(dataDir, 'mail', `${names.Delia}.eml`)
    for (const typed of ['', 'no\n']) {
      const { code, out, errors } = await requests(['erase', names.Delia], {}, typed)
      expect(code).toBe(1)
      expect(out).toBe('')
      expect(errors).toMatch(/Nothing was erased\.\n$/)
    }
    expect(existsSync(file)).toBe(true)
    expect((await requests(['show', names.Delia])).out).toMatch(/^> delivered$/m)

    const { code, out } = await requests(['erase', names.Delia, '--as', 'Ana Staff'], {}, 'yes\n')
    expect(code).toBe(0)
    expect(out).toMatch(/^- 1 mail file in DATA_DIR\/mail/m)
    expect(out).toMatch(new RegExp(`staff's mailbox and at the mail service\\. Search for ${names.Delia}`))
    expect(out).toMatch(/^- backups made before now: the last of them has to be deleted by /m)
    expect(existsSync(file)).toBe(false)
    expect((await requests(['show', names.Delia])).out).toMatch(/has been erased/)
    expect((await requests(['erase', 'HS-0000-0000', '--yes'])).code).toBe(1)
  })

  it('logs who read or erased what, without its contents', async () => {
    await requests(['show', names.Fay, '--as', 'Ana Staff'], { SUDO_USER: 'ana' })
    const { code, out } = await requests(['access-log'])
    expect(code).toBe(0)
    const rows = out.trimEnd().split('\n')
    expect(rows.at(-1)).toMatch(new RegExp(` ana as \\S+ +Ana Staff +show +${names.Fay}$`))
    expect(out).toMatch(new RegExp(` - +export +${names.Fay} ${names.Una} ${names.Pat}$`, 'm'))
    expect(out).toMatch(new RegExp(` Ana Staff +erase +${names.Delia}$`, 'm'))
    expect(out).toMatch(/ - +purge +2 bodies, 1 requests$/m)
    expect(out).not.toMatch(/HS-0000-0000|Example|555|example\.com/)
    await requests(['handled', names.Fay, '--as', 'Ana Staff'])
    await requests(['retry', names.Fay])
    const later = (await requests(['access-log'])).out.trimEnd().split('\n').slice(-2)
    expect(later[0]).toMatch(new RegExp(` Ana Staff +handled +${names.Fay}$`))
    expect(later[1]).toMatch(new RegExp(` - +retry +${names.Fay}$`))
    expect((await requests(['show', names.Fay, '--as', 'two\nlines'])).errors).toMatch(/^--as takes a name/)
  })

  it('shows, exports and erases nothing if it cannot write to the access log', async () => {
    inFile((file) =>
      file.exec("CREATE TRIGGER no_log BEFORE INSERT ON access_log BEGIN SELECT RAISE(ABORT, 'no log'); END"),
    )
    for (const args of [
      ['show', names.Fay],
      ['export', '--all'],
      ['export', '--all', '--out', 'unlogged.csv'],
      ['erase', names.Fay, '--yes'],
    ]) {
      const { code, out, errors } = await requests(args)
      expect(code).toBe(1)
      expect(out).toBe('')
      expect(errors).toMatch(/^The store cannot be used: no log/)
    }
    inFile((file) => file.exec('DROP TRIGGER no_log'))
    expect(existsSync(join(folder, 'unlogged.csv'))).toBe(false)
    expect((await requests(['show', names.Fay])).out).toMatch(/^Name: Fay Example$/m)
  })
})
