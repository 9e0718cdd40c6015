import { OfficeMap } from './office-map'
import { Button } from '@/components/ui/button'
import { contactPage } from '@/content/en/ui/contact/page'
import { office } from '@/content/generated/practice/office'

const { position } = office
const destination = encodeURIComponent(office.addressLine)
const words = contactPage.directions

/** A static map with links to map services. Nothing third-party loads until the visitor clicks. */
export function Directions() {
  return (
    <div>
      <OfficeMap />
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <Button asChild variant="outline">
          <a href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`} rel="noreferrer">
            {words.button}
          </a>
        </Button>
        <span>
          {words.others}{' '}
          <a
            className="inline-block py-2 link"
            href={`https://maps.apple.com/?daddr=${destination}`}
            rel="noreferrer"
          >
            {words.apple}
          </a>{' '}
          ·{' '}
          <a className="inline-block py-2 link" href={`geo:${position.lat},${position.lng}?q=${destination}`}>
            {words.device}
          </a>
        </span>
      </p>
      <p className="mt-2 text-sm text-muted print:hidden">{words.note}</p>
    </div>
  )
}
