import type { Finding } from './check'
import { reportOf, reportTable } from './report'

const fail: Finding = {
  severity: 'fail',
  name: 'sample-fax',
  where: 'content/practice/office.yaml, fax',
  problem: 'It is made up.',
  from: 'office manager',
  needed: 'The fax number, because others need it',
}
const lawful: Finding = { ...fail, where: 'content/practice/claims.yaml, made', rule: '16 CFR 465.2' }
const { problem: _, ...warning }: Finding = { ...fail, severity: 'warning', where: 'GEO_SOURCE' }

test('a failure blocks the launch, a warning does not', () => {
  expect(reportOf([fail, lawful, warning])).toMatchObject({ isFit: false, failures: 2, warnings: 1 })
  expect(reportOf([warning])).toMatchObject({ isFit: true, failures: 0, warnings: 1 })
  expect(reportOf([])).toMatchObject({ isFit: true, failures: 0, warnings: 0 })
})

test('the table says what is wrong, where, and who has to provide what', () =>
  expect(reportTable(reportOf([lawful, fail, warning]))).toBe(
    [
      'fail     content/practice/claims.yaml, made  It is made up.',
      '                                             From the office manager: The fax number, because others need it. [16 CFR 465.2]',
      'fail     content/practice/office.yaml, fax   It is made up.',
      '                                             From the office manager: The fax number, because others need it.',
      'warning  GEO_SOURCE                          From the office manager: The fax number, because others need it.',
      '',
      'Not fit to go live: 2 failures, 1 warning.',
    ].join('\n'),
  ))

test('is one line without findings', () =>
  expect(reportTable(reportOf([]))).toBe('Fit to go live: 0 failures, 0 warnings.'))
