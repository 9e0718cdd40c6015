'use client'

import { useBrowserValue } from '@/components/site/use-hydrated'
import { expectedCallWords } from '@/content/en/ui/contact/expected-call'
import { callDeadline } from '@/lib/contact/request/call-deadline'
import { timeOfDay, weekday } from '@/lib/contact/request/office-moment'

function expectedNow(): string | null {
  const { callBy, closed } = callDeadline(new Date())
  return closed && expectedCallWords[closed](weekday(callBy), timeOfDay(callBy))
}

/** When to expect a call after a request sent now, if the office is closed in between. Only the browser knows what day it is. */
export function ExpectedCall() {
  const line = useBrowserValue(expectedNow, null)
  return line && <p className="mt-4 font-bold in-data-[form]:hidden">{line}</p>
}
