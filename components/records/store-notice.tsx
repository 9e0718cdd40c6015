import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { recordsWords } from '@/content/en/ui/tools/records'
import type { StoreCode } from '@/lib/on-device/records/result'

/** Tells the visitor why something could not be saved or read. */
export function StoreNotice({ code }: { code: StoreCode | null }) {
  if (!code) return null
  return (
    <Alert role="alert" variant="warning" layout="line" className="py-1 print:hidden">
      <p>{recordsWords.stored[code]}</p>
      {(code === 'outdated' || code === 'blocked') && (
        <Button type="button" onClick={() => window.location.reload()} variant="link">
          {recordsWords.reload}
        </Button>
      )}
    </Alert>
  )
}
