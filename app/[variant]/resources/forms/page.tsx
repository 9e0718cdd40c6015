import { FormList } from '@/components/forms/form-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { patientForms } from '@/content/forms/all'
import { forms } from '@/content/pages/forms'
import { visitPacketWords } from '@/content/visit-packet-words'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/forms', forms)

export default function FormsPage() {
  return (
    <ReadingPage
      path="/resources/forms"
      page={forms}
      childEntries={[...patientForms, visitPacketWords].map(({ id, heading }) => ({ id, heading }))}
      childrenFirst
    >
      <FormList />
    </ReadingPage>
  )
}
