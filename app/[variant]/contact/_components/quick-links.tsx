import { contactPage } from '@/content/contact-page'
import { pageLabels } from '@/content/navigation'

const links = ['/spine-education', '/services', '/preoperative-education', '/about'] as const

/** Spec 2.10: below both of the phone's contact pages. */
export function QuickLinks() {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="text-2xl">
        {contactPage.mobile.quickLinksHeading}
      </h2>
      <ul className="mt-3 border-t border-line">
        {links.map((href) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-14 items-center link">
              {pageLabels[href]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
