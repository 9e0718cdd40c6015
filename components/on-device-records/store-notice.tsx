import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import type { StoreCode } from '@/lib/on-device/records/result'

/** Tells the visitor why something could not be saved or read. */
export function StoreNotice({ code }: { code: StoreCode | null }) {
  if (!code) return null
  return (
    <Alert role="alert" variant="warning" layout="line" className="py-1 print:hidden">
      <p>{ownRecordsWords.stored[code]}</p>
      {(code === 'outdated' || code === 'blocked') && (
        <Button type="button" onClick={() => window.location.reload()} variant="link">
          {ownRecordsWords.reload}
        </Button>
      )}
    </Alert>
  )
}
