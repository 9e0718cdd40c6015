import { Link } from '@/components/site/navigation/link'
import { contactPage } from '@/content/en/ui/contact/page'
import { pageLabels } from '@/content/en/ui/site/page-labels'

const links = ['/spine-education', '/services', '/preoperative-education', '/about'] as const

/** Further reading, for all visitors. Phones only. */
export function QuickLinks() {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="text-2xl">
        {contactPage.mobile.quickLinksHeading}
      </h2>
      <ul className="mt-3 border-t border-line">
        {links.map((href) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="flex min-h-14 items-center link">
              {pageLabels[href]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
