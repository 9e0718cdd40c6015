import type { Finding } from '@/lib/launch-check/finding'
import { isExampleName, mailDomain } from '@/lib/launch-check/reserved-names'
import type { SiteContent } from '@/lib/launch-check/site-content'

const file = 'content/practice.ts'

type Detail = { field: string; text: string }

/** Every string in the data with its path, such as `office.phone.display`. */
function details(value: unknown, path: string[] = []): Detail[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => details(inner, [...path, key]))
}

/** A North American number with exchange 555, which no office has. */
function isMadeUpNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 && digits.slice(3, 6) === '555'
}

function findingOf({ field, text }: Detail): Finding[] {
  const where = `${file}, ${field}`
  if (isMadeUpNumber(text))
    return [
      {
        severity: 'fail',
        code: 'sample-phone',
        where,
        problem: '555 numbers are fictitious.',
        remedy: 'Enter the real number.',
      },
    ]
  if (text.includes('@') && isExampleName(mailDomain(text)))
    return [
      {
        severity: 'fail',
        code: 'sample-email',
        where,
        problem: 'No real address is at example.com.',
        remedy: 'Enter the real address.',
      },
    ]
  if (/\b(sample|example)\b/i.test(text))
    return [
      {
        severity: 'fail',
        code: 'sample-detail',
        where,
        problem: 'It is a sample value.',
        remedy: 'Enter the real one.',
      },
    ]
  return []
}

/** Finds what is left of the demonstration in content/practice.ts, in any field. */
export function checkPracticeDetails({ practice }: Pick<SiteContent, 'practice'>): Finding[] {
  const demonstration: Finding = {
    severity: 'fail',
    code: 'practice-is-sample',
    where: `${file}, sample`,
    problem: 'The site calls itself a demonstration on every page.',
    remedy: 'Set it to false once every detail in the file is real.',
  }
  return [...(practice.sample ? [demonstration] : []), ...details(practice).flatMap(findingOf)]
}
