import { trackerWords } from '@/content/en/ui/tools/tracker'
import { markInWords } from '@/lib/anatomy/body/pain-marks'
import type { Day } from '@/lib/on-device/records/schema'

const { units, empty } = trackerWords.days
const { yes, no } = trackerWords.day

const amount = (value: number | null, unit = '') => (value === null ? empty : `${value}${unit && ` ${unit}`}`)

/** A day's numbers as table cells: pain, walking, sleep, sitting, medicine. */
export function dayCells(day: Day): string[] {
  return [
    amount(day.pain),
    amount(day.walkingMinutes, units.minutes),
    amount(day.sleepHours, units.hours),
    amount(day.sittingMinutes, units.minutes),
    day.medicineTaken === null ? empty : day.medicineTaken ? yes : no,
  ]
}

/** A day's text: where it hurt, then the notes. */
export function dayWords({ marks, notes }: Day): string {
  const places = marks.map(markInWords)
  return [places.length > 0 && `${places.join('; ')}.`, notes].filter(Boolean).join('\n')
}
