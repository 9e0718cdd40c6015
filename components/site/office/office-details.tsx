import { OfficeAddress } from '@/components/sections/office/office-address'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { office } from '@/content/generated/practice/office'
import { site } from '@/content/en/ui/site/site'

/* The parts of the page frame that only local visitors see. */

/** The line above the navigation bar: the office's location, hours and number. */
export function OfficeBar() {
  const { city, regionName, hours, phone } = office
  const open = hours.filter(({ isOpen }) => isOpen)
  return (
    <aside
      aria-label={site.atAGlance}
      className="plain-zero bg-pine-deep text-sm text-on-deep print:hidden mobile:hidden"
    >
      <div className="container-page flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 py-1">
        <span>
          {city}, {regionName}
        </span>
        {open.map(({ days, time }) => (
          <span key={days} className="max-lg:hidden">
            {days}, {time}
          </span>
        ))}
        <a href={phone.href} className="ml-auto py-1 font-semibold underline underline-offset-4">
          {phone.display}
        </a>
      </div>
    </aside>
  )
}

/** The first line of the menu. */
export function MenuPhone() {
  return (
    <p className="mt-4">
      <Button asChild variant="outline" className="h-auto w-full whitespace-normal">
        <a href={office.phone.href}>
          {site.callNumber} {office.phone.display}
        </a>
      </Button>
    </p>
  )
}

/** The number next to the practice's name in print. */
export const PrintedPhone = () => `, ${office.phone.display}`

/** The address and number in the footer, and where to hide them again. */
export function FooterOffice() {
  return (
    <>
      <address className="not-italic">
        <OfficeAddress />
        <br />
        {site.callLabel}{' '}
        <a
          href={office.phone.href}
          className="inline-block whitespace-nowrap underline underline-offset-4 mobile:py-3"
        >
          {office.phone.display}
        </a>
      </address>
      <p>
        <Link href="/toggle" className="inline-block py-1 underline underline-offset-4 mobile:py-3">
          {site.toggleLink}
        </Link>
      </p>
    </>
  )
}
