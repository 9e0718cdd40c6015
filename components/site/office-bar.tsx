import { practice } from '@/content/practice'
import { site } from '@/content/site'

/** The line above the bar for visitors near the office: where, when, and the number. */
export function OfficeBar() {
  const { city, regionName, hours, phone } = practice.office
  const open = hours.filter(({ isOpen }) => isOpen)
  return (
    <aside aria-label={site.atAGlance} className="bg-pine-deep text-sm text-on-deep print:hidden">
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
