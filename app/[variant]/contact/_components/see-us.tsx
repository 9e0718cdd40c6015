import { LocationPromptButton } from '@/components/site/location/location-prompt-button'
import { ShowOfficeForm } from '@/components/site/location/show-office-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { contactPage } from '@/content/en/ui/contact/page'

const words = contactPage.remote.seeUs

/** The office for those who can come anyway, are patients, or were placed too far away by mistake. */
export function SeeUs() {
  return (
    <Card asChild variant="sage" size="lg">
      <section aria-labelledby="see-us">
        <h2 id="see-us" tabIndex={-1} className="text-2xl">
          {words.heading}
        </h2>
        <p className="mt-2 mb-5 measure">{words.text}</p>
        <ShowOfficeForm className="flex flex-wrap gap-3">
          <Button type="submit">{words.travel}</Button>
          <Button type="submit">{words.patient}</Button>
        </ShowOfficeForm>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-field-line/40 pt-4">
          <p>{words.near}</p>
          <LocationPromptButton context="contact" variant="outline" size="sm">
            {words.button}
          </LocationPromptButton>
        </div>
      </section>
    </Card>
  )
}
