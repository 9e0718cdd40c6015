import { ShowOfficeForm } from '@/components/site/location/show-office-form'
import { Button } from '@/components/ui/button'
import { site } from '@/content/en/ui/site/site'

/** In the footer, in place of the office's details. */
export function ShowOffice() {
  return (
    <ShowOfficeForm>
      <Button
        type="submit"
        variant="link"
        className="min-h-0 py-1 text-left font-normal text-muted mobile:py-3"
      >
        {site.showOffice}
      </Button>
    </ShowOfficeForm>
  )
}
