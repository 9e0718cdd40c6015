import type { CheckedRequest } from '@/lib/contact/request/schema'
import { digitsOf } from '@/lib/text/plain-digits'

const nameOf = ({ firstName, lastName }: CheckedRequest) => `${firstName} ${lastName}`.toLowerCase()
// Without a country code.
const numberOf = ({ phone }: CheckedRequest) => digitsOf(phone).slice(-10)

/** Whether two requests are one person's: the same name, and the same phone or e-mail. Families share both of those. */
const isSamePerson = (a: CheckedRequest, b: CheckedRequest) =>
  nameOf(a) === nameOf(b) && (numberOf(a) === numberOf(b) || a.email.toLowerCase() === b.email.toLowerCase())

/** Puts one person's requests together, in the order of each person's first. */
export function byPerson<T extends { request: CheckedRequest }>(entries: T[]): [T, ...T[]][] {
  const people: [T, ...T[]][] = []
  for (const entry of entries) {
    const person = people.find((known) => known.some(({ request }) => isSamePerson(request, entry.request)))
    if (person) person.push(entry)
    else people.push([entry])
  }
  return people
}
