import { sortFindings, type Finding } from './finding'
import { reportOf, reportSchema, reportTable } from './report'

const fail: Finding = {
  severity: 'fail',
  code: 'sample-phone',
  where: 'content/practice.ts, office.fax',
  problem: 'It is made up.',
  remedy: 'Put in the real number.',
}
const lawful: Finding = {
  ...fail,
  code: 'claim-open',
  where: 'content/claims.ts, made',
  rule: '16 CFR 465.2',
}
const warning: Finding = { ...fail, severity: 'warning', code: 'place-not-known', where: 'GEO_SOURCE' }

test('sorts failures first, then by location', () =>
  expect(sortFindings([warning, fail, lawful]).map(({ code }) => code)).toEqual([
    'claim-open',
    'sample-phone',
    'place-not-known',
  ]))

test('a failure blocks the launch, a warning does not', () => {
  expect(reportOf([fail, lawful, warning])).toMatchObject({ isFit: false, failures: 2, warnings: 1 })
  expect(reportOf([warning])).toMatchObject({ isFit: true, failures: 0, warnings: 1 })
  expect(reportOf([])).toMatchObject({ isFit: true, failures: 0, warnings: 0 })
})

test('is complete as JSON', () => {
  const report = reportOf([fail, lawful, warning])
  expect(reportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
  expect(Object.keys(report)).toEqual(['isFit', 'failures', 'warnings', 'findings'])
})

test('the table says what is wrong, where, and how to fix it', () =>
  expect(reportTable(reportOf([lawful, fail, warning]))).toBe(
    [
      'fail     content/claims.ts, made          It is made up. [16 CFR 465.2]',
      '                                          Put in the real number.',
      'fail     content/practice.ts, office.fax  It is made up.',
      '                                          Put in the real number.',
      'warning  GEO_SOURCE                       It is made up.',
      '                                          Put in the real number.',
      '',
      'Not fit to go live: 2 failures, 1 warning.',
    ].join('\n'),
  ))

test('is one line without findings', () =>
  expect(reportTable(reportOf([]))).toBe('Fit to go live: 0 failures, 0 warnings.'))
