import { Link } from '@/components/site/navigation/link'
import type { Link as LinkText } from '@/content/schemas/page-schema'

type LinkListProps = { id: string; heading: string; links: readonly LinkText[]; rel?: string }

/** A titled list of links at the end of a page; nothing if there are none. */
export function LinkList({ id, heading, links, rel }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="mb-2 font-text text-base font-bold tracking-normal">
        {heading}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} rel={rel} className="inline-block py-2.5 link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
