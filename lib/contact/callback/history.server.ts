import 'server-only'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { resultsIn, type Callback } from '@/lib/contact/store/callbacks.server'
import { dayAndTime, shortOfficeMoment } from '@/lib/contact/request/office-moment'
import type { StaffNote } from '@/lib/contact/request/schema'
import type { CallResult } from '@/lib/contact/store/schema.server'
import { neutralize } from '@/lib/text/typed-text'

/** 'Left a message', or 'Call back Friday 2 PM'. */
export function resultText({ result, call_at: callAt }: Callback): string {
  return callAt === null
    ? staffList.results[result as CallResult]
    : staffList.callBackLine(dayAndTime(new Date(callAt)))
}

/** What the staff did, one line each with its note, oldest first. */
export function historyOf(callbacks: Callback[], notes: StaffNote[] = []): string[] {
  return resultsIn(callbacks).map((row) => {
    const line = staffList.resultLine(
      shortOfficeMoment(new Date(row.at)),
      resultText(row),
      neutralize(row.staff),
    )
    const note = notes.find(({ at }) => at === row.at)
    const noted = note ? `${line}. ${staffList.noteLine(neutralize(note.text))}` : line
    return row.undone_at === null ? noted : staffList.undone(noted)
  })
}
