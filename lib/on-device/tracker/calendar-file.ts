import type { DatedStep } from './dated-steps'

type CalendarWords = {
  name: string
  title: (step: DatedStep) => string
  /** When the step is, in words: it may take months, but its event is on the first day. */
  when: (step: DatedStep) => string
  note: string
  reminder: string
  reminderNote: string
}

type CalendarOptions = {
  words: CalendarWords
  /** A stable id per person, so that a new import replaces the old events. Not a name. */
  owner: string
  revision: number
  /** The daily reminder's hour, 0 to 23; null for none. */
  reminderHour: number | null
  now: Date
}

/** How many evenings the reminder comes: 12 weeks. */
const reminders = 84
const minutes = 60_000

/**
 * The steps as an iCalendar file (RFC 5545), each as a whole day, so that time zones and daylight saving time don't
 * shift them. Nothing in it makes anyone look busy. The reminder is at the hour wherever the phone is.
 */
export async function calendarText(steps: readonly DatedStep[], options: CalendarOptions): Promise<string> {
  const {
    default: ical,
    ICalAlarmType,
    ICalCalendarMethod,
    ICalEventRepeatingFreq,
    ICalEventTransparency,
  } = await import('ical-generator')
  const { words, owner, revision, reminderHour, now } = options
  const transparency = ICalEventTransparency.TRANSPARENT
  const calendar = ical({
    name: words.name,
    prodId: { company: 'hanford-spine', product: 'recovery-tracker', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const step of steps) {
    calendar.createEvent({
      id: `${owner}-week-${step.fromWeek}@recovery-tracker`,
      sequence: revision,
      start: step.from,
      allDay: true,
      transparency,
      summary: words.title(step),
      description: [words.when(step), ...step.items, words.note].join('\n'),
    })
  }
  if (reminderHour !== null) {
    // ical-generator writes a floating time from the date's UTC parts.
    const start = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), reminderHour))
    calendar.createEvent({
      id: `${owner}-reminder@recovery-tracker`,
      // The hour isn't part of the plan, so the time of saving counts its changes.
      sequence: Math.floor(now.getTime() / minutes),
      start,
      end: new Date(start.getTime() + 5 * minutes),
      floating: true,
      transparency,
      summary: words.reminder,
      description: words.reminderNote,
      repeating: { freq: ICalEventRepeatingFreq.DAILY, count: reminders },
      alarms: [{ type: ICalAlarmType.display, trigger: 0 }],
    })
  }
  return calendar.toString()
}
