import { Link } from '@/components/site/navigation/link'
import { contactPage } from '@/content/en/ui/contact/page'

/** What people who can't come to us can do. */
export function Doors() {
  return (
    <ul className="grid gap-x-12 md:grid-cols-3">
      {contactPage.remote.cards.map(({ title, href, door, text }) => (
        <li key={href} className="border-t border-ink py-6">
          <p className="text-sm font-semibold text-poppy-text">{title}</p>
          <h2 className="mt-1 text-xl">
            <Link href={href} className="inline-block py-1 link">
              {door}
            </Link>
          </h2>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
