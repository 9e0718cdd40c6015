import { ownRecordsWords } from '@/content/own-records-words'
import type { StoreCode } from '@/lib/own-records/result'

/** Why something could not be kept or read, worded for the visitor. */
export function StoreNotice({ code }: { code: StoreCode | null }) {
  if (!code) return null
  return (
    <div role="alert" className="border-l-4 border-poppy py-1 pl-5 print:hidden">
      <p>{ownRecordsWords.stored[code]}</p>
      {(code === 'outdated' || code === 'blocked') && (
        <button type="button" onClick={() => window.location.reload()} className="min-h-12 link">
          {ownRecordsWords.reload}
        </button>
      )}
    </div>
  )
}
