import { NavLink } from '@/components/site/header/nav-link'
import { navigationWords, type NavItem } from '@/content/en/ui/site/navigation'

/** The entries of a dropdown, 'View All' first. Used in both the bar and the drawer. */
export function GroupLinks({ item, className }: { item: NavItem; className: string }) {
  return (
    <>
      <li>
        <NavLink href={item.href} label={`${navigationWords.viewAll} ${item.label}`} className={className}>
          {navigationWords.viewAll}
        </NavLink>
      </li>
      {item.items.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href} className={className}>
            {label}
          </NavLink>
        </li>
      ))}
    </>
  )
}
