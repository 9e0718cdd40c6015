import type { Office, OfficeFacts } from '@/content/schemas/practice-schema'
import { week } from '@/content/week'

type Openings = OfficeFacts['openings']

/** 16.5 as '4:30 PM' */
function clockTime(hour: number): string {
  const minutes = String(Math.round((hour % 1) * 60)).padStart(2, '0')
  return `${Math.floor((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const daysBetween = ({ from, to }: Openings[number]) => week.slice(week.indexOf(from), week.indexOf(to) + 1)

/** The lines of opening hours that visitors read, the closed days last. */
export function hoursLines(openings: Openings): Office['hours'] {
  const open = openings.map(({ from, to, opens, closes, phoneUntil }) => ({
    days: from === to ? from : `${from} to ${to}`,
    time: `${clockTime(opens)} to ${clockTime(closes)}${phoneUntil ? ` (phone until ${clockTime(phoneUntil)})` : ''}`,
    isOpen: true,
  }))
  const closed = week.filter((day) => !openings.some((one) => daysBetween(one).includes(day)))
  return closed.length > 0 ? [...open, { days: inWords(closed), time: 'Closed', isOpen: false }] : open
}

const inWords = (days: readonly string[]) =>
  days.length < 3 ? days.join(' and ') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`

/**
 * The longest time each week for which the office is closed: from when to when, such as `Friday 4:00 PM` and `Monday 8:00 AM`.
 */
export function weekendOf(openings: Openings): Office['weekend'] {
  const openingOn = (day: number) => openings.find((one) => daysBetween(one).includes(week[day % 7]!))
  const gaps = week.flatMap((name, day) => {
    const last = openingOn(day)
    if (!last) return []
    let next = day + 1
    while (!openingOn(next)) next++
    return [{ length: next - day, from: `${name} ${clockTime(last.closes)}`, next }]
  })
  const { from, next } = gaps.reduce((longest, gap) => (gap.length > longest.length ? gap : longest))
  return { from, to: `${week[next % 7]} ${clockTime(openingOn(next)!.opens)}` }
}

/** When the phone is answered: days with the same hours together, as `Monday-Friday 8:00 AM-5:00 PM`. */
export function phoneHoursLine(openings: Openings): string {
  const runs: { from: string; to: string; time: string }[] = []
  for (const opening of openings) {
    const time = `${clockTime(opening.opens)}-${clockTime(opening.phoneUntil ?? opening.closes)}`
    const last = runs.at(-1)
    if (last?.time === time && week.indexOf(opening.from) === week.findIndex((day) => day === last.to) + 1)
      last.to = opening.to
    else runs.push({ from: opening.from, to: opening.to, time })
  }
  return runs.map(({ from, to, time }) => `${from === to ? from : `${from}-${to}`} ${time}`).join(', ')
}
