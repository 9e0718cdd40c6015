import { recordsWords } from '@/content/en/ui/tools/records'
import type { MergePreview } from '@/lib/on-device/records/merge'
import { shortDate } from '@/lib/text/local-date'

const { preview: words } = recordsWords.keepSafe.open

/** What adding a file would change, in sentences; announced when another choice changes it. */
export function MergeSummary({ preview }: { preview: MergePreview }) {
  const { newDays, sameDays, differentDays, newOthers, differentOthers } = preview
  return (
    <div role="status">
      <p className="font-semibold">{words.heading}</p>
      <ul className="list-disc pl-6">
        <li>{words.newDays(newDays)}</li>
        {sameDays > 0 && <li>{words.sameDays(sameDays)}</li>}
        {differentDays.length > 0 && (
          <li>{words.differentDays(differentDays.length, differentDays.map(shortDate).join(', '))}</li>
        )}
        {newOthers > 0 && <li>{words.newOthers(newOthers)}</li>}
        {differentOthers > 0 && <li>{words.differentOthers(differentOthers)}</li>}
      </ul>
    </div>
  )
}
