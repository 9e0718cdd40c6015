import { OfficeMap } from './office-map'
import { buttonVariants } from '@/components/ui/button-variants'
import { contactPage } from '@/content/contact-page'
import { officeAddressLine, practice } from '@/content/practice'

const { position } = practice.office
const destination = encodeURIComponent(officeAddressLine)
const words = contactPage.directions

/** The drawn map and the links to the visitor's own map: nothing of theirs is loaded before a press. */
export function Directions() {
  return (
    <div>
      <OfficeMap />
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <a
          className={buttonVariants({ variant: 'outline' })}
          href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
          rel="noreferrer"
        >
          {words.button}
        </a>
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
