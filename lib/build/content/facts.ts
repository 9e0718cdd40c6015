import { claims } from '@/content/generated/practice/claims'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { ContentError, lineAt } from '@/lib/build/content/markdown'
import { unbrokenTimes } from '@/lib/text/unbroken-times'

const facts: Record<string, string> = {
  name: practice.name,
  surgeon: practice.surgeon.name,
  city: office.city,
  state: office.regionName,
  hours: office.hours.map(({ days, time }) => `${days}: ${unbrokenTimes(time)}.`).join(' '),
}

const marks = (kind: string, names: object) => Object.keys(names).map((name) => `{${kind}:${name}}`)

/** The marks that could have been meant. */
const namesOf = (kind: string) =>
  `there is ${(kind === 'claim' ? marks('claim', claims) : marks('practice', facts)).join(', ')}`

/**
 * Replaces `{practice:name}`, `{practice:city}` and the other facts in the text of a file. Claims, such as `{claim:surgeries}`, are left
 * for the page.
 * @throws ContentError for a mark of another name, with those that there are
 */
export function withFacts(path: string, text: string): string {
  return text.replace(/\{(\w+):([\w-]+)\}/g, (mark, kind: string, name: string, offset: number) => {
    if (kind === 'claim' && name in claims) return mark
    const fact = kind === 'practice' ? facts[name] : undefined
    if (fact === undefined)
      throw new ContentError(path, lineAt(text, offset), `there is no ${mark}: ${namesOf(kind)}`)
    return fact
  })
}
