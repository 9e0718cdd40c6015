import { Link } from '@/components/site/navigation/link'
import type { NavLink } from '@/content/en/ui/site/navigation'

/** Links in a row that wraps. */
export function LinkRow({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="flex min-h-12 items-center link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
