import type { DatedStep } from './dated-steps'
import { addDays } from '@/lib/local-date'

type CalendarOptions = {
  name: string
  /** Stays the same for a person, so that a calendar replaces what it took before; it is no name. */
  owner: string
  revision: number
  title: (step: DatedStep) => string
  note: string
}

/** The steps as a file for calendars (RFC 5545): whole days, which no time zone and no change of the clock moves. */
export async function calendarText(steps: readonly DatedStep[], options: CalendarOptions): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator')
  const calendar = ical({
    name: options.name,
    prodId: { company: 'hanford-spine', product: 'recovery-tracker', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const step of steps) {
    calendar.createEvent({
      id: `${options.owner}-week-${step.fromWeek}@recovery-tracker`,
      sequence: options.revision,
      start: step.from,
      // The first day that is no longer part of it.
      end: addDays(step.to, 1),
      allDay: true,
      summary: options.title(step),
      description: [...step.items, options.note].join('\n'),
    })
  }
  return calendar.toString()
}
