import { ShowOfficeForm } from '@/components/site/location/show-office-form'
import { Button } from '@/components/ui/button'
import { callToday } from '@/content/en/ui/site/call-today'
import type { CardName } from '@/content/schemas/warning-card-schema'

/** For everyone else: their own doctor or whoever operated, and our number for those who say that they are our patients. */
export function CallOthers({ card }: { card: CardName }) {
  return (
    <>
      <p>
        {callToday.first[card]} {callToday.nobody[card]}
      </p>
      <ShowOfficeForm className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <span>{callToday.patient}</span>
        <Button type="submit" variant="outline" size="sm">
          {callToday.show}
        </Button>
      </ShowOfficeForm>
    </>
  )
}
