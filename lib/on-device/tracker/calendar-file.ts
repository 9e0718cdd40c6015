import type { DatedStep } from './dated-steps'
import { addDays } from '@/lib/text/local-date'

type CalendarOptions = {
  name: string
  /** A stable id per person, so that a new import replaces the old events. Not a name. */
  owner: string
  revision: number
  title: (step: DatedStep) => string
  note: string
}

/**
 * The steps as an iCalendar file (RFC 5545). All-day events, so that time zones and daylight saving time
 * don't shift them.
 */
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
      // DTEND is exclusive.
      end: addDays(step.to, 1),
      allDay: true,
      summary: options.title(step),
      description: [...step.items, options.note].join('\n'),
    })
  }
  return calendar.toString()
}
