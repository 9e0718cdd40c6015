import { FormList } from '@/components/forms/form-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { patientForms } from '@/content/en/ui/forms/all'
import { pages } from '@/content/generated/en/pages'
import { visitPacketWords } from '@/content/en/ui/tools/visit-packet'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/resources/forms', pages.forms)

export default function FormsPage() {
  return (
    <ReadingPage
      path="/resources/forms"
      page={pages.forms}
      isReference
      childEntries={[...patientForms, visitPacketWords].map(({ id, heading }) => ({ id, heading }))}
      childrenFirst
    >
      <FormList />
    </ReadingPage>
  )
}
