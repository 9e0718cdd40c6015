import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  dataDir,
  deliveryOf,
  folder,
  inFile,
  names,
  requests,
  staffRequestsFixture,
} from './testing/staff-requests-fixture'

staffRequestsFixture()

describe('npm run requests', () => {
  it('lists requests by age, newest last, without personal data', async () => {
    const { code, out, errors } = await requests(['list'])
    expect(errors).toBe('')
    expect(code).toBe(0)
    const rows = out.trimEnd().split('\n')
    expect(rows.slice(1).map((row) => row.split(' ')[0])).toEqual(
      (['Old', 'Wanda', 'Delia', 'Fay', 'Una', 'Pat'] as const).map((name) => names[name]),
    )
    expect(rows[4] ?? '').toMatch(/failed +2 +refused +4 d +.+ P[SD]T +overdue \d+ [hd]$/)
    expect(rows[6] ?? '').toMatch(/P[SD]T +pending +0 +- +5 min +.+ P[SD]T +in \d+ [hd]$/)
    expect(out).not.toMatch(/Fay|Example|555|example\.com/)
  })

  it('lists requests in one state, also as pure JSON', async () => {
    const { code, out } = await requests(['list', '--state', 'failed', '--json'])
    expect(code).toBe(0)
    const [only, ...others] = JSON.parse(out) as Record<string, unknown>[]
    expect(others).toEqual([])
    expect(only?.reference).toBe(names.Fay)
    expect(only?.lastError).toBe('refused')
    expect((await requests(['list', '--state', 'lost'])).code).toBe(1)
  })

  it('counts calls by week, without personal data', async () => {
    const { code, out } = await requests(['stats'])
    expect(code).toBe(0)
    expect(out).toMatch(/^week of +received +handled +late +median time to call +worst\n/)
    const weeks = JSON.parse((await requests(['stats', '--json'])).out) as { received: number }[]
    expect(weeks.reduce((sum, { received }) => sum + received, 0)).toBe(6)
    expect(out).not.toMatch(/HS-|Fay|Example|555/)
  })

  it('ends the links to the staff’s list, and records who did', async () => {
    const { code, out } = await requests(['revoke', '--as', 'Ann'])
    expect([code, out]).toEqual([
      0,
      'No link that was sent so far works any longer. The next e-mail has a new one.\n',
    ])
    expect((await requests(['access-log'])).out).toMatch(/Ann +revoke +all links/)
  })

  it('escapes terminal control sequences in a request', async () => {
    const { code, out } = await requests(['show', names.Fay.toLowerCase().replaceAll('-', '')])
    expect(code).toBe(0)
    expect(out).toMatch(/^Name: Fay Example$/m)
    expect(out).toMatch(/^Phone: \(559\) 555-0101$/m)
    expect(out).toMatch(/^> \[U\+001B\]\]8;;x\[U\+0007\] \[U\+202E\]esrever$/m)
    expect(out).not.toMatch(/[^\P{C}\n]/u)
  })

  it('reports an unknown reference', async () => {
    for (const command of ['show', 'retry', 'handled']) {
      const { code, out, errors } = await requests([command, 'HS-0000-0000'])
      expect(code).toBe(1)
      expect(out).toBe('')
      expect(errors).toMatch(/^There is no request HS-0000-0000\./)
    }
    expect((await requests(['show', 'nonsense!'])).errors).toMatch(/^A reference looks like/)
  })

  it('prints usage for unknown arguments', async () => {
    for (const args of [[], ['delete'], ['list', 'x'], ['show'], ['purge', '--all'], ['toString']]) {
      const { code, errors } = await requests(args)
      expect(code).toBe(1)
      expect(errors).toMatch(/^npm run requests -- list/)
    }
  })

  it('retries a failed request with the same key, and one uncertain for too long as a new e-mail', async () => {
    const failed = await requests(['retry', names.Fay])
    expect(failed.code).toBe(0)
    expect(failed.out).toMatch(/the same e-mail as before/)
    const { state, round, attempts } = deliveryOf(names.Fay)
    expect({ state, round, attempts }).toEqual({ state: 'pending', round: 1, attempts: 0 })
    const uncertain = await requests(['retry', names.Una])
    expect(uncertain.out).toMatch(/a new e-mail/)
    expect(deliveryOf(names.Una).round).toBe(2)
  })

  it('refuses to retry a delivered or pending request', async () => {
    for (const [name, why] of [
      ['Delia', /: delivered \(.+\)\. Nothing was changed\.$/m],
      ['Pat', /: pending \(waits to be sent; the site tries by itself\)\. Nothing/],
    ] as const) {
      const before = deliveryOf(names[name])
      const { code, out } = await requests(['retry', names[name]])
      expect(code).toBe(1)
      expect(out).toMatch(why)
      expect(deliveryOf(names[name])).toEqual(before)
    }
  })

  it('marks a request as handled only once', async () => {
    expect((await requests(['handled', names.Pat])).code).toBe(0)
    expect(deliveryOf(names.Pat).state).toBe('handled')
    const again = await requests(['handled', names.Pat])
    expect(again.code).toBe(1)
    expect(again.out).toMatch(/: handled \(a person has dealt with it\)\. Nothing was changed/)
    expect((await requests(['retry', names.Pat])).out).toMatch(/: handled \(/)
  })

  it('reports a locked store and changes nothing', async () => {
    const holder = new DatabaseSync(join(dataDir, 'requests.sqlite'))
    holder.exec('BEGIN IMMEDIATE')
    const { code, out, errors } = await requests(['handled', names.Una])
    holder.close()
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(errors).toMatch(/^The store cannot be used: database is locked .*\n$/)
    expect(deliveryOf(names.Una).state).toBe('pending')
  })

  it('says so if what a person wrote is damaged', async () => {
    inFile((file) =>
      file.prepare('UPDATE requests SET sealed = zeroblob(60) WHERE reference = ?').run(names.Pat),
    )
    const shown = await requests(['show', names.Pat])
    expect(shown.code).toBe(1)
    expect(shown.out).toMatch(/is damaged and cannot be opened/)
  })

  it('does not create a store, and reports a damaged file', async () => {
    const empty = join(folder, 'empty')
    const { code, errors } = await requests(['list'], { DATA_DIR: empty })
    expect(code).toBe(1)
    expect(errors).toMatch(/^There is no store in /)
    expect(existsSync(empty)).toBeFalsy()

    const damaged = join(folder, 'damaged')
    mkdirSync(damaged)
    writeFileSync(join(damaged, 'requests.sqlite'), 'not a store '.repeat(1000))
    const answer = await requests(['list'], { DATA_DIR: damaged })
    expect(answer.code).toBe(1)
    expect(answer.errors).toMatch(/^The store cannot be used: /)
    expect(answer.errors.trimEnd().split('\n').length).toBe(1)

    writeFileSync(join(damaged, 'requests.key'), 'not a key')
    const keyless = await requests(['list'], { DATA_DIR: damaged })
    expect(keyless.errors).toMatch(/^The store cannot be used: requests\.key does not hold .*\n$/)
  })
})
