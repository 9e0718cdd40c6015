import { UrgentAdvice } from '@/components/sections/urgent-advice'
import type { Message } from '@/lib/assistant/understanding/message'
import { adviceFor } from '@/lib/urgency/advice-for'
import { currentMode } from '@/lib/variant/current-mode'

/** The same advice as everywhere above the results, because people type warning signs into a search box, too. */
export async function UrgentNote({ message }: { message: Message }) {
  const advice = adviceFor(message, await currentMode())
  return advice && <UrgentAdvice role="alert" advice={advice} className="measure" />
}
